/*
 * How agents write the labels of a closing report: the five words they are asked for and what stands for them in English,
 * Chinese (both scripts), Japanese, Korean, Russian, Spanish, Portuguese, French, German, Italian and Czech. Lower case.
 */
export const FIELD_LABELS = {
  summary:
    "summary|task summary|final summary|总结|總結|摘要|小结|小結|概要|要約|まとめ|サマリー|요약|итог|итоги|резюме|" +
    "resumen|resumo|sumário|résumé|zusammenfassung|riepilogo|riassunto|shrnutí|souhrn",
  decisions:
    "decisions|decision|key decisions|决定|决策|決定|決策|決定事項|결정|결정 사항|결정사항|решения|решение|" +
    "decisiones|decisión|decisões|decisão|décisions|décision|entscheidungen|entscheidung|decisioni|decisione|rozhodnutí",
  unfinished:
    "unfinished|unfinished work|todo|todos|to do|not done|remaining|remaining work|open|still open|open items|left to do|未完成|未完|未完了|残り|残作業|미완료|미완성|남은 작업|" +
    "не закончено|не завершено|незавершённое|незавершенное|осталось|не сделано|pendiente|pendientes|sin terminar|inacabado|por hacer|" +
    "pendente|pendentes|por fazer|a fazer|inachevé|non terminé|en suspens|reste à faire|à faire|unerledigt|unfertig|offen|nicht fertig|zu tun|" +
    "in sospeso|incompiuto|non finito|da finire|da fare|nedokončeno|nedokončené|zbývá",
  nextSteps:
    "next|next steps|next step|下一步|后续|後續|后续步骤|後續步驟|接下来|接下來|次|次のステップ|次の手順|다음|다음 단계|далее|дальше|" +
    "следующие шаги|следующий шаг|siguiente|siguientes pasos|próximos pasos|próximo paso|próximo|próximos passos|próximo passo|a seguir|" +
    "suite|ensuite|étapes suivantes|prochaines étapes|prochaine étape|nächste schritte|nächster schritt|als nächstes|weiter|" +
    "prossimi passi|prossimo passo|další kroky|další krok|další|dále",
  remember:
    "remember|to remember|memory candidates|memory|记住|記住|记忆|記憶|覚えておくこと|覚えること|기억|기억할 것|기억할 점|" +
    "запомнить|память|recordar|recuerda|lembrar|à retenir|mémoire|merken|zu merken|ricordare|ricorda|da ricordare|" +
    "zapamatovat|pamatovat",
} as const;

export const CATEGORY_LABELS = {
  user_preference:
    "user preference|preference|preferences|feedback|偏好|用户偏好|用戶偏好|好み|선호|предпочтение|preferencia|preferência|" +
    "préférence|präferenz|vorliebe|preferenza",
  codebase_pattern:
    "codebase pattern|codebase|code|project|decision|reference|代码库|代碼庫|项目|專案|コードベース|プロジェクト|코드베이스|프로젝트|" +
    "кодовая база|код|проект|código|proyecto|projeto|projet|base de code|codebasis|projekt|codice|progetto|kód",
  workflow_habit:
    "workflow habit|workflow|habit|process|工作流|工作流程|流程|ワークフロー|手順|워크플로|작업 흐름|процесс|flujo|flujo de trabajo|" +
    "fluxo|fluxo de trabalho|flux|arbeitsablauf|ablauf|flusso|postup",
  lesson_learned:
    "lesson learned|lesson|lessons|教训|教訓|经验|經驗|学び|교훈|урок|lección|lição|leçon|lektion|lehre|lezione|poučení",
} as const;

/** What stands where nothing is to be told. */
export const NONE =
  "none|nothing|n/a|na|null|no|無|无|沒有|没有|なし|無し|ありません|特になし|없음|нет|ничего|ninguno|ninguna|nada|" +
  "nenhum|nenhuma|aucun|aucune|rien|néant|keine|keiner|keines|nichts|nessuno|nessuna|niente|žádné|žádný|žádná|nic|-|–|—|" +
  "nothing new|nothing to remember|nothing left|nothing open|no lasting facts|no decisions|no next steps|no further steps|no further steps needed|nothing, all done|" +
  "all done|everything is finished|everything is done|全部完成|暂无|暫無|无待办|特にありません|残作業なし|모두 완료|해당 없음|" +
  "nichts mehr offen|nichts offen|keine entscheidungen|keine weiteren schritte|nada pendiente|ninguna decisión|nada pendente|nenhuma decisão|" +
  "rien à faire|aucune décision|niente da fare|nessuna decisione|нечего делать|всё готово|нет решений|žádná rozhodnutí|nic nezbývá";
