import { describe, expect, it } from "vitest";
import { sentences } from "../../src/extract/units.js";

describe("a sentence of open work or of the next step is a statement of its own, however short", () => {
  it.each([
    ["Added the CSV export to the admin pages.", "Not tested yet."],
    ["I have not run the tests yet.", "Next steps:"],
    ["Done.", "Next: run the migration on staging."],
    ["Añadí la exportación a las páginas de administración.", "Aún no probado."],
    ["Hecho.", "Siguiente paso: desplegar en preproducción."],
    ["Adicionei a exportação às páginas de administração.", "Ainda não testado."],
    ["Pronto.", "Próximo passo: publicar em homologação."],
    ["J'ai ajouté l'export aux pages d'administration.", "Pas encore testé."],
    ["C'est fait.", "Prochaine étape : déployer en préproduction."],
    ["Ho aggiunto l'esportazione alle pagine di amministrazione.", "Non ancora testato."],
    ["Fatto.", "Prossimo passo: rilasciare in staging."],
    ["Den Export auf den Verwaltungsseiten ergänzt.", "Noch nicht getestet."],
    ["Erledigt.", "Nächster Schritt: auf Staging ausrollen."],
    ["Добавил выгрузку на страницы администратора.", "Пока не проверено."],
    ["Готово.", "Следующий шаг: выкатить на стенд."],
    ["Přidal jsem export na stránky správy.", "Zatím neotestováno."],
    ["Hotovo.", "Další krok: nasadit na staging."],
    ["已在管理页面添加了导出功能，并更新了相关的接口文档说明。", "尚未测试。"],
    ["测试通过。", "下一步：部署到预发环境"],
    ["管理画面にエクスポート機能を追加し、関連する文書も更新しました。", "まだテストしていません。"],
    ["テストは通りました。", "次のステップ：ステージングへのデプロイ"],
    ["관리 페이지에 내보내기 기능을 추가하고 관련 문서도 갱신했습니다.", "아직 테스트하지 않았습니다."],
    ["테스트 통과.", "다음 단계: 스테이징 배포"],
  ])("%s | %s", (before, ahead) => {
    const blank = /[。]$/.test(before) ? "" : " ";
    expect(sentences(before + blank + ahead)).toEqual([before, ahead]);
  });

  it.each([
    "Added the CSV export to the admin pages. All green.",
    "Done. The export is on the admin pages now.",
    "Hecho. La exportación está en las páginas.",
    "Pronto. A exportação está nas páginas.",
    "C'est fait. L'export est sur les pages.",
    "Fatto. L'esportazione è nelle pagine.",
    "Erledigt. Der Export steht auf den Seiten.",
    "Готово. Выгрузка есть на страницах.",
    "Hotovo. Export je na stránkách správy.",
    "完成。导出功能已经添加到管理页面。",
    "完了。管理画面に出力を追加しました。",
    "완료. 관리 페이지에 내보내기를 추가했습니다.",
  ])("as opposed to what was done: %s", (text) => {
    expect(sentences(text)).toEqual([text]);
  });
});
