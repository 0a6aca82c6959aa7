import type { LanguageCases } from "./case.js";

export const es: LanguageCases = {
  opener: "La página de ajustes tiene ahora un selector de idioma.",
  decisions: {
    yes: [
      "Usé `zod` en lugar de validar a mano porque los errores salen tipados",
      "Se optó por una sola tabla en vez de dos para evitar un JOIN en cada lectura",
      "Mantuve el formato antiguo del archivo para que las copias existentes sigan abriendo",
      "Volví a `node:fs` en lugar de `fs-extra` porque la dependencia ya no hacía falta",
    ],
    no: [
      "¿Prefieres JSON en lugar de YAML para el archivo de ajustes?",
      "Voy a revisar primero el archivo de configuración",
      "Todas las pruebas pasan y el linter no muestra errores",
      "Opción A: usar una cola en memoria",
    ],
  },
  unfinished: {
    yes: [
      "Queda pendiente migrar `users.ts`; todavía no compila con la nueva API",
      "Los cambios están sin confirmar y no se ha subido nada al remoto",
      "Falta probar el flujo de pago con una tarjeta real",
      "⚠️ La prueba de integración falla en Windows y aún no se ha resuelto",
    ],
    no: [
      "No queda nada pendiente y las 42 pruebas pasan",
      "El error de sesión quedó resuelto",
      "Añadí un botón para reintentar el pago",
      "Corregí el fallo que dejaba la lista vacía",
    ],
  },
  nextSteps: {
    yes: [
      "Si quieres, puedo añadir también la exportación a CSV",
      "¿Quieres que suba los cambios a la rama `release`?",
      "Si lo deseas, también puedo migrar `orders.ts` al nuevo cliente",
      "Dime si quieres que active la caché en producción",
    ],
    no: [
      "Añadí la exportación a CSV",
      "Las pruebas de `orders.ts` pasan correctamente",
      "Corregí el enlace roto del pie de página",
      "El archivo se guarda en `data/export.csv`",
    ],
  },
  facts: {
    yes: [
      "Por convención del proyecto, `loadConfig()` siempre lee primero las variables de entorno",
      "Importante: la API de `payments` devuelve los importes en céntimos, nunca en euros",
      "El servidor `gateway` requiere siempre el encabezado `X-Tenant` por defecto",
      "En este proyecto `npm run gen` debe ejecutarse siempre antes de compilar",
    ],
    no: [
      "Quizá el servidor ignora el encabezado",
      "Voy a leer `config.ts` para entender el problema",
      "¿Quieres que lo documente?",
      "Añadí tres pruebas nuevas",
    ],
  },
  rules: {
    yes: [
      "A partir de ahora responde siempre en español",
      "Nunca edites los archivos de `generated/`",
      "No uses `any`, es una regla del proyecto",
      "Los commits deben seguir siempre la convención `tipo: mensaje`",
    ],
    no: [
      "Corrige el error del formulario",
      "¿Por qué falla la prueba?",
      "Crea una página de contacto",
      "Continúa con lo siguiente",
    ],
  },
  what: [
    [
      "¡Listo! Añadí el selector de idioma en `settings.tsx` y lo conecté al perfil.\n\n¿Quieres que lo traduzca también?",
      "selector de idioma",
      "¿Quieres",
    ],
    ["Corregí el cálculo del IVA en `invoice.ts`.\n\nSi quieres, puedo añadir más casos.", "IVA", "Si quieres"],
    ["Perfecto. Migré la base de datos a `postgres`.\n\nDime si quieres borrar la antigua.", "base de datos", "Dime"],
    ["Eliminé la dependencia `moment` y la sustituí por `Intl`.\n\n¿Sigo con `lodash`?", "moment", "¿Sigo"],
  ],
};

export const pt: LanguageCases = {
  opener: "A página de ajustes agora tem um seletor de idioma.",
  decisions: {
    yes: [
      "Usei `zod` em vez de validar à mão porque os erros ficam tipados",
      "Optei por uma única tabela em vez de duas para evitar um JOIN em cada leitura",
      "Mantive o formato antigo do arquivo para que as cópias existentes continuem abrindo",
      "Voltei a `node:fs` em vez de `fs-extra` porque a dependência não era mais necessária",
    ],
    no: [
      "Você prefere JSON em vez de YAML para o arquivo?",
      "Vou verificar primeiro o arquivo de configuração",
      "Todos os testes passaram sem erros",
      "Opção A: usar uma fila em memória",
    ],
  },
  unfinished: {
    yes: [
      "Falta migrar `users.ts`; ainda não compila com a nova API",
      "As alterações estão sem commit e nada foi enviado: sem push",
      "Pendente: testar o fluxo de pagamento com um cartão real",
      "⚠️ O teste de integração falhou no Windows e ainda não foi corrigido",
    ],
    no: [
      "Nenhuma pendência e os 42 testes passaram",
      "O erro de sessão foi resolvido",
      "Adicionei um botão para repetir o pagamento",
      "Corrigi a falha que deixava a lista vazia",
    ],
  },
  nextSteps: {
    yes: [
      "Se quiser, posso também adicionar a exportação para CSV",
      "Quer que eu envie as alterações para a branch `release`?",
      "Se você quiser, também posso migrar `orders.ts` para o novo cliente",
      "Me avise se quiser que eu ative o cache em produção",
    ],
    no: [
      "Adicionei a exportação para CSV",
      "Os testes de `orders.ts` passaram",
      "Corrigi o link quebrado do rodapé",
      "O arquivo fica em `data/export.csv`",
    ],
  },
  facts: {
    yes: [
      "Por convenção do projeto, `loadConfig()` sempre lê primeiro as variáveis de ambiente",
      "Importante: a API `payments` retorna os valores em centavos, nunca em reais",
      "O servidor `gateway` sempre requer o cabeçalho `X-Tenant` por padrão",
      "Neste projeto `npm run gen` deve ser executado sempre antes de compilar",
    ],
    no: [
      "Talvez o servidor ignore o cabeçalho",
      "Vou ler `config.ts` para entender o problema",
      "Quer que eu documente?",
      "Adicionei três testes novos",
    ],
  },
  rules: {
    yes: [
      "A partir de agora responda sempre em português",
      "Nunca edite os arquivos de `generated/`",
      "Não use `any`, é uma regra do projeto",
      "Os commits devem seguir sempre a convenção `tipo: mensagem`",
    ],
    no: [
      "Corrija o erro do formulário",
      "Por que o teste falha?",
      "Crie uma página de contato",
      "Continue com o próximo",
    ],
  },
  what: [
    [
      "Pronto! Adicionei o seletor de idioma em `settings.tsx` e liguei ao perfil.\n\nQuer que eu traduza também?",
      "seletor de idioma",
      "Quer",
    ],
    ["Corrigi o cálculo do imposto em `invoice.ts`.\n\nSe quiser, posso adicionar mais casos.", "imposto", "Se quiser"],
    [
      "Perfeito. Migrei o banco de dados para `postgres`.\n\nMe avise se quiser apagar o antigo.",
      "banco de dados",
      "Me avise",
    ],
    ["Removi a dependência `moment` e usei `Intl`.\n\nPosso seguir com `lodash`?", "moment", "Posso"],
  ],
};

export const fr: LanguageCases = {
  opener: "La page des réglages a maintenant un choix de langue.",
  decisions: {
    yes: [
      "J'ai utilisé `zod` au lieu de valider à la main parce que les erreurs sont typées",
      "Une seule table plutôt que deux, pour éviter une jointure à chaque lecture",
      "J'ai conservé l'ancien format du fichier afin que les copies existantes s'ouvrent encore",
      "Retour à `node:fs` au lieu de `fs-extra` car la dépendance n'était plus utile",
    ],
    no: [
      "Préférez-vous JSON plutôt que YAML pour le fichier ?",
      "Je vais d'abord vérifier le fichier de configuration",
      "Tous les tests passent sans erreur",
      "Option A : utiliser une file en mémoire",
    ],
  },
  unfinished: {
    yes: [
      "Il reste à migrer `users.ts`, qui ne compile pas encore avec la nouvelle API",
      "Les modifications sont non commitées et rien n'est poussé : pas de commit",
      "Reste à faire : le paiement avec une vraie carte n'est pas encore testé",
      "⚠️ Le test d'intégration a échoué sous Windows, pas encore corrigé",
    ],
    no: [
      "Aucun problème restant et les 42 tests passent",
      "L'erreur de session est résolue",
      "J'ai ajouté un bouton pour relancer le paiement",
      "Correction du défaut qui vidait la liste",
    ],
  },
  nextSteps: {
    yes: [
      "Si vous voulez, je peux aussi ajouter l'export CSV",
      "Souhaitez-vous que je pousse les changements sur `release` ?",
      "Si tu veux, je peux également migrer `orders.ts` vers le nouveau client",
      "Dites-moi si vous voulez que j'active le cache en production",
    ],
    no: [
      "J'ai ajouté l'export CSV",
      "Les tests de `orders.ts` passent",
      "Lien cassé du pied de page corrigé",
      "Le fichier se trouve dans `data/export.csv`",
    ],
  },
  facts: {
    yes: [
      "Par convention du projet, `loadConfig()` lit toujours les variables d'environnement en premier",
      "Important : l'API `payments` renvoie les montants en centimes, jamais en euros",
      "Le serveur `gateway` attend toujours l'en-tête `X-Tenant` par défaut",
      "Dans ce projet `npm run gen` doit toujours être lancé avant la compilation",
    ],
    no: [
      "Le serveur ignore peut-être l'en-tête",
      "Je vais lire `config.ts` pour comprendre",
      "Voulez-vous que je le documente ?",
      "J'ai ajouté trois tests",
    ],
  },
  rules: {
    yes: [
      "Désormais, réponds toujours en français",
      "Ne modifie jamais les fichiers de `generated/`",
      "N'utilise pas `any`, c'est une règle du projet",
      "Les commits doivent toujours suivre la convention `type: message`",
    ],
    no: [
      "Corrige l'erreur du formulaire",
      "Pourquoi le test échoue-t-il ?",
      "Crée une page de contact",
      "Continue avec la suite",
    ],
  },
  what: [
    [
      "Terminé. J'ai ajouté le choix de langue dans `settings.tsx` et je l'ai relié au profil.\n\nSouhaitez-vous que je le traduise ?",
      "choix de langue",
      "Souhaitez",
    ],
    [
      "J'ai corrigé le calcul de la TVA dans `invoice.ts`.\n\nSi vous voulez, je peux ajouter des cas.",
      "TVA",
      "Si vous",
    ],
    [
      "Parfait. La base de données est migrée vers `postgres`.\n\nDites-moi si vous voulez supprimer l'ancienne.",
      "base de données",
      "Dites-moi",
    ],
    [
      "J'ai supprimé la dépendance `moment`, remplacée par `Intl`.\n\nJe peux aussi traiter `lodash`.",
      "moment",
      "Je peux",
    ],
  ],
};

export const it: LanguageCases = {
  opener: "La pagina delle impostazioni ha ora una scelta della lingua.",
  decisions: {
    yes: [
      "Ho usato `zod` invece di validare a mano perché gli errori sono tipizzati",
      "Una sola tabella anziché due, per evitare una JOIN a ogni lettura",
      "Ho mantenuto il vecchio formato del file in modo che le copie esistenti si aprano ancora",
      "Ho deciso di usare `node:fs` al posto di `fs-extra` perché la dipendenza non serviva",
    ],
    no: [
      "Preferisci JSON invece di YAML per il file?",
      "Adesso controllo il file di configurazione",
      "Tutti i test passano senza errori",
      "Opzione A: usare una coda in memoria",
    ],
  },
  unfinished: {
    yes: [
      "Resta da migrare `users.ts`, che non ancora compila con la nuova API",
      "Le modifiche sono non committate e senza push",
      "Manca ancora da fare la prova del pagamento con una carta reale",
      "⚠️ Il test di integrazione è fallito su Windows e non ancora sistemato",
    ],
    no: [
      "Nessun problema rimasto e i 42 test passano",
      "L'errore di sessione è risolto",
      "Ho aggiunto un pulsante per ripetere il pagamento",
      "Corretto il difetto che svuotava la lista",
    ],
  },
  nextSteps: {
    yes: [
      "Se vuoi, posso anche aggiungere l'esportazione in CSV",
      "Vuoi che faccia il push delle modifiche su `release`?",
      "Se lo desideri, posso anche migrare `orders.ts` al nuovo client",
      "Fammi sapere se vuoi che attivi la cache in produzione",
    ],
    no: [
      "Ho aggiunto l'esportazione in CSV",
      "I test di `orders.ts` passano",
      "Corretto il link rotto a piè di pagina",
      "Il file si trova in `data/export.csv`",
    ],
  },
  facts: {
    yes: [
      "Per convenzione del progetto `loadConfig()` legge sempre prima le variabili d'ambiente",
      "Importante: l'API `payments` restituisce gli importi in centesimi, mai in euro",
      "Il server `gateway` richiede sempre l'intestazione `X-Tenant` di default",
      "In questo progetto `npm run gen` deve essere eseguito sempre prima della build",
    ],
    no: [
      "Forse il server ignora l'intestazione",
      "Adesso leggo `config.ts` per capire il problema",
      "Vuoi che lo documenti?",
      "Ho aggiunto tre test",
    ],
  },
  rules: {
    yes: [
      "D'ora in poi rispondi sempre in italiano",
      "Non modificare mai i file di `generated/`",
      "Non usare `any`, è una regola del progetto",
      "I commit devono seguire sempre la convenzione `tipo: messaggio`",
    ],
    no: [
      "Correggi l'errore del modulo",
      "Perché il test non passa?",
      "Crea una pagina di contatto",
      "Continua con il resto",
    ],
  },
  what: [
    [
      "Fatto! Ho aggiunto la scelta della lingua in `settings.tsx` e l'ho collegata al profilo.\n\nVuoi che la traduca?",
      "scelta della lingua",
      "Vuoi",
    ],
    ["Ho corretto il calcolo dell'IVA in `invoice.ts`.\n\nSe vuoi, posso aggiungere altri casi.", "IVA", "Se vuoi"],
    [
      "Perfetto. Il database è migrato a `postgres`.\n\nFammi sapere se vuoi eliminare il vecchio.",
      "database",
      "Fammi",
    ],
    ["Ho rimosso la dipendenza `moment`, sostituita da `Intl`.\n\nPosso anche trattare `lodash`.", "moment", "Posso"],
  ],
};
