/*
 * Openings of statements that hold beyond the task: what the user prefers, what the code base has, what is to be remembered. In small
 * letters; English, German, Spanish, Portuguese, French, Italian, Czech, Russian, then the scripts without blanks.
 */
export const LASTING_FACTS = [
  "(?:the )?user (?:(?:always|strongly|generally) )?(?:prefers?|likes?|wants?|asked for) |you (?:prefer|like|want|asked for) (?!to |me |us |a look)",
  "(?:this|the) (?:codebase|code base|project|repo|repository|monorepo) (?:uses? |has (?!been |had |now |to |just |already ))",
  "(?:der |die )?(?:nutzer|nutzerin|benutzer|benutzerin|anwender) (?:bevorzugt|mag|möchte|will) |(?:dieses|das|die|diese) (?:projekt|repo|repository|codebasis|codebase) (?:verwendet|nutzt|benutzt) ",
  "(?:el |la )?usuari[oa] (?:prefiere|quiere|pidió) |(?:este|el) (?:proyecto|repositorio|repo|código) (?:usa|utiliza|tiene) ",
  "(?:o |a )?(?:usuári[oa]|utilizador[a]?) (?:prefere|quer|pediu) |(?:este|o) (?:projeto|repositório|repo|código) (?:usa|utiliza|tem) ",
  "(?:l['’]utilisat(?:eur|rice)) (?:préfère|veut|souhaite|aime) |(?:ce|le) (?:projet|dépôt|repo|code) (?:utilise|emploie) ",
  "(?:l['’]utente) (?:preferisce|vuole|desidera) |(?:questo|il) (?:progetto|repository|repo|codice) (?:usa|utilizza) ",
  "uživatel(?:ka)? (?:preferuje|upřednostňuje|chce) |(?:tento |tenhle )?(?:projekt|repozitář|kód) (?:používá|má) ",
  "пользователь (?:предпочитает|хочет|просит) |(?:этот |данный )?(?:проект|репозиторий|код) использует |в (?:этом )?(?:проекте|репозитории) (?:используется|используются) ",
];

export const LASTING_FACTS_UNSPACED = [
  "(?:用户|用戶|使用者)(?:更)?(?:偏好|喜欢|喜歡|希望|倾向|傾向)|(?:这个|這個|本|该|該|此)(?:项目|專案|仓库|倉庫|代码库|程式庫)(?:使用|采用|採用)",
  "ユーザーは[^。、]{1,40}(?:好み|好む|好んで|希望し)|この(?:プロジェクト|リポジトリ|コードベース)(?:は|では)[^。]{1,60}(?:使って|使用して|採用して|使う|使います)",
  "(?:사용자|유저)[는은가] [^.]{1,40}(?:선호|좋아|원합|원한)|이 (?:프로젝트|저장소|레포|코드베이스)[는은] [^.]{1,60}(?:사용|씁니다|쓴다)",
];
