/*
 * How it is said that something is the user's to do, in small letters, where the weights do not tell it: English, Spanish, French, Chinese.
 */
export const USER_MUST =
  "you(?:['’]ll)?(?: \\p{L}{4,5})? (?:need|have|must)(?: to)? (?:run|re|install|set|add|create|update|deploy|push|commit|merge|approve|conf|migrate|enable|provide|decide|choose)|^please (?!note|see|be |let|keep|find|refer)\\p{L}|(?:tien(?:es|e)|tendrás) que|debes|deberás|il (?:vous|te) f(?:aut|audra)|vous dev(?:ez|rez)|tu d(?:ois|evras)";

export const USER_MUST_UNSPACED =
  "(?<!如果|若|如)[你您][还還]?(?:需要|必须|必須)[^，。]{0,16}(?:[运運]行|[执執]行|重[启啟]|安[装裝]|部署|推送|提交|合[并併]|[确確][认認]|配置|更新|[决決]定)";
