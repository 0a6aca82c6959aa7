import type { Language } from "./language.js";

export const es: Language = {
  contrast: "en lugar de|en vez de|ya no|reemplaz*|sustitu*|en favor de|más bien que|frente a",
  cause:
    "porque|ya que|debido a|para que|así que|por lo tanto|por eso|dado que|puesto que|de modo que|para facilitar|para mayor|para mejor*|por claridad|por coherencia|por consistencia|por simplicidad|por seguridad|por compatibilidad|por rendimiento",
  choose:
    "decid*|decisión|elegí|elegido|opté|se optó|opta*|adopt*|prefer*|deliberadamente|a propósito|se acordó|un único|una única|un solo|una sola|por diseño|como pediste|tal como pediste|a petición|solo|sólo|solamente|únicamente",
  change:
    "añad*|agreg*|corregi*|corrig*|elimin*|renombr*|moví|movid*|actualic*|actualiz*|cambi*|creé|cread*|implement*|reescri*|simplifi*|dividi*|ahora usa|arregl*|quité|extraj*|migr*|ajust*",
  revert:
    "reverti*|deshic*|volvimos a|volví a|restaur*|se descartó|elimin*|quité|quitado|quitad*|desactiv*|unific*|consolid*|simplifi*|moví|movid*|renombr*|fusion*",
  kept: "mantuv*|mantiene*|mantener|sin cambios|sin tocar|intacto*|se dejó|dejé|conserv*|se queda",
  avoid: "para evitar|evita*|de lo contrario|si no,|para garantizar|para asegurar",
  pending:
    "falta|faltan|pendiente*|queda|quedan|todavía no|aún no|por hacer|sin terminar|incomplet*|sin implementar|pospuest*|aplazad*|omitid*|bloquead*|en curso|cancelad*|sin probar|no probad*|no he probado|no he podido|no pude probar|no lo he tocado|no se ha probado|no se han probado|sin verificar|no verificad*|sigue usando|siguen usando|sigue apuntando|sigue montando|sigue sin|siguen sin|sigue con|limitación|limitaciones|dejé fuera|quedó fuera|a tener en cuenta|no pude comprob*|no pude verific*",
  unsaved:
    "sin confirmar|sin commit*|no commite*|sin subir|sin hacer push|no se ha subido|sin seguimiento|solo local|nada está commite*|nada commite*|no está commite*|sin hacer commit",
  fail: "falló|falla|fallan|fallo*|roto|rota|no funciona|no se pudo|no pude|no puede|conflicto*",
  clear:
    "ningún error|ningún problema|ninguna tarea|ninguno pendiente|ninguna pendiente|ningún pendiente|sin errores|sin problemas|nada pendiente|limpio|limpia|resuelt*|cero errores|cero fallos|ya no|no queda nada|no falta nada|nada por hacer|no hace falta",
  problem: "error|errores|problema*|riesgo*|advertencia*|inconveniente*",
  success:
    "pasan|pasa|correctamente|con éxito|exitos*|funciona|verificad*|sin errores|resuelt*|listo|hecho|perfecto|excelente|completad*|terminad*|finalizad*|todo",
  concession: "pero|sin embargo|aunque|excepto|salvo|no obstante",
  need: "necesita*|requiere*|hay que|debe*|tiene que|es necesario|depende de",
  offer:
    "si quieres|si quiere|si lo deseas|si deseas|quieres que|puedo también|también puedo|dime|avísame|te gustaría|desea que|continúo con|sigo con",
  narration: "voy a|vamos a|ahora voy|déjame|permíteme|ahora vamos|procedo|primero|empecemos|revisaré|revisando",
  next: "siguiente*|próximo*|a continuación|después|más adelante|luego|futuro|una vez que",
  waiting: "espera tu|espera su|esperando|a la espera|confirma|tu aprobación|su aprobación|en segundo plano",
  rule: "siempre|nunca|no debes|no hay que|solo|sólo|asegúrate|de ahora en adelante|a partir de ahora|obligatori*|no uses|no ejecut*|no edit*|evita*|jamás|no añadas|no agregues|no toques|no instales|no cambies|no borres|no crees|no modifiques|no hagas|no lances|no subas|no quiero",
  convention:
    "convención*|por defecto|patrón|fuente de verdad|formato|norma*|regla*|flujo de trabajo|estándar|contrato",
  state:
    "es el|es la|son los|usa|utiliza|está en|vive en|se define|devuelve|espera|acepta|se guarda|contiene|soporta|depende|requiere|significa|ignora|hereda|no incluye|se ejecuta|proviene",
  hypothesis: "quizá*|tal vez|probablemente|podría*|parece|posiblemente|creo que|puede que|seguramente",
  option: "opción a|opción b|opción 1|opción 2|alternativ*|o bien",
  recommend: "recomiend*|recomendación|sugier*|sugerencia|aconsej*",
  note: "nota|importante|recuerda|cuidado|atención|advertencia|ten en cuenta|ojo|la causa|el problema es|causa raíz|lección",
  wish: "prefieres|quiero|prefiero|me gusta|queremos|por favor|el usuario prefiere|el usuario quiere|pediste|usamos|nuestro|nuestra",
  preexisting: "preexistente*|ya existía*|no relacionad*|ajeno*",
  order:
    "lee|crea|corrige|arregla|agrega|añade|implementa|ejecuta|revisa|continúa|continua|haz|puedes|busca|explica|muestra|necesito|escribe|verifica|actualiza|elimina|genera|analiza|sigue|procede|cómo|qué|por qué",
  self: "yo|he|hemos|mi",
  you: "tú|tu|usted|puedes",
  project: "este proyecto|el proyecto|el repositorio|el código|la api|el servidor|el script|la base de datos|el módulo",
  did: "mantuve|mantuvimos|mantenid*|se mantuvo|se mantuvieron|conservé|conservad*|se conservó|dejé|dejamos|se dejó|usé|usamos ahora|usad*|utilicé|utilizad*|se usó|se utilizó|elegí|elegid*|se eligió|opté|optamos|se optó|preferí|decidí|decidimos|se decidió|probé|verifiqué|comprobé|ejecuté|revertí|volví|he|hemos|evité|pospuse",
  didLast: "",
  overrule: "revertí|revertid*|se revirtió|deshice|volvimos a|volví a|se volvió a|se descartó|descart*|abandon*",
  insteadOf: "en lugar de|en vez de",
  insteadAfter: "",
  notThis: '(?:y |pero )?no (?:(?:una?|unos|unas|el|del?|al|con|en|por|para|mediante|como|sobre)(?![a-zà-я])|[`"«])',
  headings: {
    next: "siguientes pasos|próximos pasos|siguiente paso|siguientes acciones|siguientes tareas|siguiente fase|siguiente etapa|a continuación haría|próximo*|recomendacion*|por hacer|mejoras|futuro|inmediat*|corto plazo|medio plazo|mediano plazo|largo plazo|prioridad*|plan de acción|de tu lado|por tu parte|de tu parte|te toca|pasos manuales",
    issues: "problemas|pendiente*|limitacion*|falta*|queda*|riesgos|advertencia*|preguntas abiertas|no verificado",
    summary: "resumen|cambios|resultado*|qué se hizo|hecho|implementa*|lo que hice|realizado",
    decisions: "decision*|diseño|enfoque|por qué|razon*|arquitectura|estrategia",
    files: "archivos|ficheros|modificad*|cread*",
    tests: "pruebas|tests|verificación|validación",
    notes: "nota*|importante|convencion*|reglas|uso|cómo usar|leccion*",
    options: "opcion*|alternativas|preguntas",
  },
};
