/*
 * Titles that agents set above a list of one kind, beside the labels of a closing report: those may begin a report, and so
 * are fewer. Lower case, parted by `|`. Titles that only hint at a list ("Improvements", "Limitations") are none of them.
 */
export const LIST_TITLES = {
  decisions: [
    "design decisions|technical decisions|decisions made|decisions taken|design choices|choices made|key choices|why this way",
    "decisiones de diseño|decisiones técnicas|decisiones tomadas|decisiones clave|decisões de projeto|decisões técnicas|decisões tomadas|principais decisões",
    "décisions techniques|décisions prises|choix techniques|choix de conception|choix effectués|décisions de conception",
    "scelte tecniche|scelte progettuali|decisioni prese|decisioni tecniche|scelte fatte",
    "designentscheidungen|technische entscheidungen|getroffene entscheidungen|entwurfsentscheidungen|wichtige entscheidungen",
    "принятые решения|технические решения|ключевые решения|проектные решения|technická rozhodnutí|návrhová rozhodnutí|klíčová rozhodnutí|zvolená řešení",
    "设计决策|技术决策|关键决策|设计选择|方案选择|技术选型|設計決策|技術決策|關鍵決策|設計選擇|技術選型",
    "設計上の判断|設計判断|設計方針|技術的な判断|主な決定|決めたこと|설계 결정|기술적 결정|주요 결정|결정한 내용|설계 판단",
  ],
  unfinished: [
    "what's left|what is left|what remains|left open|left undone|still to do|still missing|not done yet|not yet done|what's not done|what is not done|what i didn't do|what i did not do|open points|open issues|open work|outstanding|outstanding work|outstanding items|pending|pending work|pending items|pending tasks|remaining tasks|remaining items|remaining issues|incomplete|not finished|not implemented|not implemented yet|not covered|not verified|not tested|unresolved|known gaps",
    "queda por hacer|lo que falta|lo que queda|aún falta|todavía falta|falta por hacer|queda pendiente|trabajo pendiente|tareas pendientes|asuntos pendientes|pendiente de hacer|no hecho|no terminado|puntos abiertos|puntos pendientes|sin resolver|sin verificar|por completar|por resolver|cosas pendientes",
    "o que falta|ainda falta|falta fazer|o que ficou de fora|o que ainda falta|pendências|tarefas pendentes|trabalho pendente|itens pendentes|não concluído|não feito|pontos em aberto|em aberto|por concluir|por resolver|ficou pendente",
    "points restants|ce qui reste|ce qui reste à faire|il reste à faire|il reste|restant|travail restant|tâches restantes|points ouverts|points en suspens|en attente|non fait|non traité|non résolu|pas encore fait|ce qui manque|à terminer|à compléter|non vérifié",
    "da completare|da finire|ancora da fare|cosa manca|cosa resta|cosa resta da fare|resta da fare|rimane da fare|rimanente|lavoro rimanente|punti aperti|questioni aperte|non completato|non fatto|non ancora fatto|in sospeso|attività rimanenti|da risolvere|non verificato|manca ancora",
    "noch offen|offene punkte|offene aufgaben|offene fragen und aufgaben|was noch fehlt|was fehlt|noch zu tun|noch zu erledigen|nicht erledigt|noch nicht erledigt|nicht umgesetzt|noch nicht umgesetzt|verbleibend|verbleibende arbeit|verbleibende aufgaben|ausstehend|unvollständig|ungelöst|nicht geprüft|was noch offen ist|restarbeiten|todo",
    "что осталось|что не сделано|ещё не сделано|еще не сделано|осталось сделать|что осталось сделать|незавершённая работа|незавершенная работа|не реализовано|не готово|не доделано|не проверено|открытые вопросы|нерешённые вопросы|оставшиеся задачи|что не готово|не выполнено|в ожидании",
    "co zbývá|co není hotové|co není hotovo|není hotovo|co chybí|ještě chybí|ještě zbývá|zbývá udělat|zbývá dodělat|nehotové|nevyřešené|otevřené body|otevřené otázky|zbývající práce|zbývající úkoly|nedodělky|neověřeno|nedořešeno|nedořešené",
    "遗留问题|遗留事项|尚未完成|还没完成|还没做的|还未完成|待办|待办事项|待处理|待处理事项|待完成|剩余工作|剩余任务|未解决|未解决的问题|未完成的工作|未完成事项|未实现|未验证|尚待处理|尚未处理|还剩",
    "遺留問題|遺留事項|還沒完成|還沒做的|還未完成|待辦|待辦事項|待處理|待處理事項|剩餘工作|剩餘任務|未解決|未解決的問題|未完成的工作|未完成事項|未實作|未驗證|尚待處理|尚未處理|還剩",
    "残っている課題|残っている作業|残課題|残タスク|残件|未対応|未対応事項|未対応の項目|未実装|未解決|未解決の課題|未検証|未着手|やり残し|今後の課題|対応できていないこと|まだできていないこと|残りの作業|残りの課題|完了していないこと|積み残し",
    "남은 일|남은 것|남은 문제|남은 항목|남은 과제|남은 사항|남아 있는 작업|미완료 항목|미완료 작업|미완료 사항|아직 하지 않은 것|아직 안 된 것|미해결|미해결 문제|미구현|미처리|보류|보류 중|해야 할 일|처리하지 못한 것",
  ],
  nextSteps: [
    "follow-up|follow-ups|follow up|follow ups|suggested follow-ups|suggested next steps|recommended next steps|possible next steps|immediate next steps|proposed next steps|what's next|what is next|next up|what i'd do next|what comes next|to do next|next actions|next action items|what to do next|where to go from here",
    "pasos siguientes|pasos siguientes recomendados|siguientes pasos recomendados|próximos pasos recomendados|próximos pasos sugeridos|siguientes pasos sugeridos|pasos a seguir|qué sigue|lo siguiente|próximas tareas|a continuación|próximas acciones|siguiente paso",
    "próximas etapas|etapas seguintes|próximos passos recomendados|próximos passos sugeridos|passos seguintes|o que vem a seguir|próximas tarefas|próximas ações|o que fazer a seguir",
    "pour la suite|la suite|suite recommandée|prochaines actions|prochaines étapes recommandées|prochaines étapes suggérées|étapes suivantes recommandées|et ensuite|à faire ensuite|suites possibles|prochaines tâches",
    "passi successivi|passi successivi consigliati|prossimi passi consigliati|prossimi passi suggeriti|passaggi successivi|prossime azioni|prossime attività|cosa fare dopo|come proseguire|prossime tappe",
    "weiteres vorgehen|nächste aufgaben|empfohlene nächste schritte|vorgeschlagene nächste schritte|wie es weitergeht|so geht es weiter|weitere schritte|nächste aktionen|folgeschritte|mögliche nächste schritte",
    "дальнейшие шаги|что дальше|следующие действия|рекомендуемые следующие шаги|предлагаемые следующие шаги|дальнейшие действия|рекомендуемые шаги|следующие задачи|план дальнейших действий|ближайшие шаги",
    "následující kroky|co dál|co dále|navrhované další kroky|doporučené další kroky|doporučený postup dál|další postup|příští kroky|navazující kroky",
    "接下来的步骤|接下来的工作|后续建议|后续工作|后续计划|后续事项|建议的下一步|下一步建议|下一步计划|下一步工作|下一步操作|建议后续|建议接下来|后续可以考虑|可以继续|下步计划|后续操作",
    "接下來的步驟|接下來的工作|後續建議|後續工作|後續計畫|後續事項|建議的下一步|下一步建議|下一步計畫|下一步工作|建議後續|建議接下來|建議後續步驟|後續可以考慮|後續操作",
    "次にやること|次にすること|次の作業|次の一歩|次のアクション|次のタスク|今後の作業|今後の予定|今後の対応|今後のステップ|今後やること|推奨される次のステップ|おすすめの次のステップ|次回やること|次回の作業|このあとの作業|この後の作業|ネクストステップ|ネクストアクション",
    "다음 작업|다음 할 일|다음으로 할 일|다음에 할 일|향후 작업|향후 계획|향후 과제|후속 작업|후속 조치|권장 다음 단계|추천 다음 단계|제안하는 다음 단계|앞으로 할 일|이후 작업|다음 조치",
  ],
} as const;
