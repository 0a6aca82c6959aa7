/*
 * How a user says that something holds from now on, or is to be remembered. Each language a line, in small letters.
 */
export const LASTING = [
  "from now on|from here on|from today on|going forward|in (?:the )?future,? (?:please |always |never |do |don['’]t |use |run |ask |write |keep )|for the future|for future (?:tasks|sessions|reference)|as of now,? (?:please |always |never |use )|don['’]t ever|do not ever|never ever|(?:please )?(?:always )?remember (?:that|this|to|:)|keep in mind for",
  "(?:a partir de|desde|de) ahora(?: en adelante)?|de aquí en adelante|en (?:el futuro|adelante)[, ]|de hoy en adelante|(?:recuerda|acuérdate de)(?: que|:| siempre)|(?:está )?prohibido (?!para )",
  "(?:a partir de|de|desde) agora(?: em diante)?|daqui (?:pra|para a) frente|daqui em diante|no futuro[, ]|de hoje em diante|lembre-se(?: de| que|:)|(?:é )?proibido (?!para )",
  "désormais|dorénavant|à partir de maintenant|à l['’]avenir|dès maintenant|souviens-toi|souvenez-vous|retiens que|n['’]oublie (?:jamais|pas que)|interdiction de |il est interdit",
  "d['’]ora in (?:poi|avanti)|da (?:ora|adesso|oggi) in (?:poi|avanti)|in futuro[, ]|(?:ricorda|ricordati)(?: che| di|:)|(?:è )?vietato (?!(?:ai|agli|per) )",
  "(?:von|ab) (?:jetzt|nun|heute) an|ab (?:jetzt|sofort|heute)|in zukunft[, ]|künftig|zukünftig|von nun an|merke? dir|(?:es )?ist verboten",
  "с этого момента|отныне|впредь|в дальнейшем|на будущее|с сегодняшнего дня|(?:запомни|помни)(?:те)?(?:,| что|:)|запрещено ",
  "od (?:teď|této chvíle|nynějška|dneška)|odteď|napříště|příště|do budoucna|v budoucnu|pamatuj|zapamatuj|je zakázáno",
];
export const LASTING_UNSPACED =
  "从现在(?:开始|起)|從現在(?:開始|起)|从今以后|從今以後|从今往后|以后(?:请|都|不要|别|一律|要|提交|每次)|以後(?:請|都|不要|別|一律|要)|今后|今後|往后都|日后请|每次[^，。、]{1,16}(?:前|后|後|时|時)?(?:都要|必须|必須|都必须|请先|要先|先)|(?:请|請)?(?:记住|記住)[:：，]|これから(?:は|も)|以後[、は]|次回から|今から(?:は|ずっと)|覚えておいて|앞으로(?:는|도)? |이제부터|지금부터(?:는)? |다음부터(?:는)? |기억해";
