/*
 * What there are several of under numbers: "service 2", "step 3". At the head of a fact the number says which one is spoken of. Each
 * language a line; products are not among them, whose number is a version ("Node 18").
 */
export const SERIES = `
service module worker shard step phase stage test case table team room host replica instance partition queue server cluster region zone
fact rule topic lesson decision entry item note requirement constraint feature
environment section chapter level tier option variant issue ticket task job machine pod disk volume camera sensor printer floor
milestone sprint iteration round batch wave PR MR
servicio módulo paso fase etapa prueba caso tabla equipo sala réplica instancia partición cola servidor región zona entorno sección
capítulo nivel opción variante incidencia tarea máquina disco cámara impresora planta hito iteración lote
serviço módulo passo etapa teste tabela equipe réplica instância partição fila servidor região ambiente seção opção tarefa impressora andar marco iteração
étape table équipe salle réplique partition file serveur zone environnement section chapitre niveau variante tâche machine disque étage jalon itération lot
servizio modulo passo passaggio prova tabella squadra stanza istanza partizione coda ambiente sezione capitolo livello opzione compito macchina piano traguardo iterazione lotto
Dienst Modul Schritt Phase Stufe Tabelle Team Raum Instanz Partition Warteschlange Umgebung Abschnitt Kapitel Ebene Variante Aufgabe Maschine Platte Drucker Etage Meilenstein Iteration Charge Runde Welle
сервис модуль шаг фаза этап тест таблица команда комната реплика экземпляр раздел очередь сервер кластер регион зона среда глава уровень вариант задача машина диск принтер этаж веха спринт итерация пакет волна
služba modul krok fáze etapa test tabulka tým místnost replika instance oddíl fronta server prostředí sekce kapitola úroveň varianta úkol stroj disk tiskárna patro milník iterace dávka vlna
服务 服務 模块 模組 步骤 步驟 阶段 階段 测试 測試 表 团队 團隊 房间 实例 實例 分区 分區 队列 佇列 服务器 伺服器 集群 区域 環境 环境 章节 级别 任务 任務 机器 磁盘 里程碑 冲刺 衝刺 迭代 批次 轮 輪
サービス モジュール ステップ フェーズ 段階 テスト テーブル チーム 部屋 インスタンス パーティション キュー サーバー クラスタ リージョン ゾーン 環境 章 レベル タスク マシン ディスク マイルストーン スプリント イテレーション バッチ
서비스 모듈 단계 테스트 테이블 팀 방 인스턴스 파티션 큐 서버 클러스터 리전 구역 환경 장 레벨 작업 머신 디스크 마일스톤 스프린트 이터레이션 배치`;

/** Of these one takes the place of another, unless something else is said of it. */
export const EDITIONS = `
version release edition versión versão publicación lançamento édition versione edizione rilascio Version Ausgabe Fassung версия релиз выпуск
verze vydání 版本 バージョン リリース 버전 릴리스`;

/** Behind a noun one of these says that the number tells which one is meant: "fact number 3", "Ticket Nr. 3". */
export const NUMBER_WORDS = "number nr número numéro numero nummer číslo č номер №";

/** Of these the number is what the thing has: "port number 8001", "build number 41". */
export const NUMBERED_VALUES = "port build line phone puerto porta Zeile linea línea linha ligne порт строка řádek";
