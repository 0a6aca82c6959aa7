import { describe, expect, it } from "vitest";
import { compareFacts, createMemory, memoryStorage } from "../../src/index.js";

describe("members of a series are told apart by their number", () => {
  it.each([
    ["module 1 lives in src/mod1", "module 2 lives in src/mod2"],
    ["Service 1 listens on port 8001", "Service 2 listens on port 8002"],
    ["Step 1 takes 5 minutes", "Step 2 takes 10 minutes"],
    ["Test 3 is flaky", "Test 4 is flaky"],
    ["Rule 3 applies to the parser", "Rule 4 applies to the parser"],
    ["Fact number 1 about the system", "Fact number 2 about the system"],
    ["Memory entry number 3 holds some text", "Memory entry number 4 holds some text"],
    ["Servicio número 1 usa Redis", "Servicio número 2 usa Redis"],
    ["Camion numéro 1 est au dépôt", "Camion numéro 2 est au dépôt"],
    ["Carrello numero 1 usa Redis", "Carrello numero 2 usa Redis"],
    ["Kamera Nr. 1 nutzt den Akku", "Kamera Nr. 2 nutzt den Akku"],
    ["Vozík číslo 1 používá Redis", "Vozík číslo 2 používá Redis"],
    ["Сервис номер 1 использует Redis", "Сервис номер 2 использует Redis"],
    ["Version 1 of the API is frozen", "Version 2 of the API is in use"],
    ["Puerto del servicio 1: 8001", "Puerto del servicio 2: 8002"],
    ["O serviço 1 usa a porta 8001", "O serviço 2 usa a porta 8002"],
    ["Le service 1 écoute sur le port 8001", "Le service 2 écoute sur le port 8002"],
    ["Il servizio 1 usa la porta 8001", "Il servizio 2 usa la porta 8002"],
    ["Dienst 1 lauscht auf Port 8001", "Dienst 2 lauscht auf Port 8002"],
    ["Сервис 1 слушает порт 8001", "Сервис 2 слушает порт 8002"],
    ["Služba 1 běží na portu 8001", "Služba 2 běží na portu 8002"],
    ["服务1监听8001端口", "服务2监听8002端口"],
    ["サービス1はポート8001で待ち受ける", "サービス2はポート8002で待ち受ける"],
    ["서비스 1은 8001 포트를 사용한다", "서비스 2는 8002 포트를 사용한다"],
    ["Phase 1 is done", "Phase 2 is done"],
    ["Phase 1 is done.", "Phase 2 is in progress."],
    ["Server 1 runs Redis", "Server 2 runs Redis"],
    ["Milestone 2 ships in March", "Milestone 3 ships in March"],
    ["PR 12 was merged", "PR 13 was merged"],
    ["Sprint 4 ends on Friday", "Sprint 5 ends on Friday"],
    ["La fase 1 está terminada", "La fase 2 está terminada"],
    ["La phase 1 est terminée", "La phase 2 est terminée"],
    ["Phase 1 ist abgeschlossen", "Phase 2 ist abgeschlossen"],
    ["Этап 1 завершён", "Этап 2 завершён"],
    ["Fáze 1 je hotová", "Fáze 2 je hotová"],
    ["第1阶段已完成", "第2阶段已完成"],
    ["第1フェーズは完了しました", "第2フェーズは完了しました"],
    ["1단계가 완료되었습니다", "2단계가 완료되었습니다"],
  ])("%s | %s", (one, other) => {
    expect(compareFacts(one, other)).toBe("distinct");
    expect(compareFacts(other, one)).toBe("distinct");
  });

  it("so that facts entered one by one all stay", () => {
    const memory = createMemory({ storage: memoryStorage() });
    for (let n = 1; n <= 20; n++) memory.addManualFact("a", `module ${n} lives in src/mod${n}`);
    expect(memory.getAgentFacts("a")).toHaveLength(20);
  });
});

describe("a number that is the value is replaced", () => {
  it.each([
    ["The API listens on port 8001", "The API listens on port 8002"],
    ["The API listens on port number 8001", "The API listens on port number 8002"],
    ["Port number 8001 is used by the API", "Port number 8002 is used by the API"],
    ["Build number 41 is deployed", "Build number 42 is deployed"],
    ["Service 1 listens on port 8001", "Service 1 listens on port 9001"],
    ["Use Node 18", "Use Node 20"],
    ["The current phase is 1", "The current phase is 2"],
    ["Current sprint: 4", "Current sprint: 5"],
    ["We are in phase 1", "We are in phase 2"],
    ["The cluster has 3 nodes", "The cluster has 5 nodes"],
    ["当前是第1阶段", "当前是第2阶段"],
    ["現在は第1フェーズです", "現在は第2フェーズです"],
    ["현재 1단계입니다", "현재 2단계입니다"],
    ["Node 18 is required", "Node 20 is required"],
    ["Python 3.9 is required", "Python 3.11 is required"],
    ["The project is in phase 2", "The project is in phase 3"],
    ["Version 1 of the API is current", "Version 2 of the API is current"],
    ["Der Export läuft in Schritt 2", "Der Export läuft in Schritt 3"],
  ])("%s | %s", (old, now) => expect(compareFacts(old, now)).toBe("conflict"));
});
