import type { Language } from "./language.js";

export const pt: Language = {
  contrast: "em vez de|ao invés de|em lugar de|não mais|substitu*|trocad*|troquei|no lugar de",
  cause:
    "porque|já que|devido a|devido ao|para que|por isso|portanto|pois|uma vez que|de modo que|assim|para facilitar|para maior|para melhor*|por clareza|por consistência|por simplicidade|por segurança|por compatibilidade|por desempenho",
  choose:
    "decid*|decisão|escolhi|escolhid*|optei|optamos|optou|adot*|prefir*|vou com a|de propósito|deliberadamente|prosseguir com|realista|um único|uma única|um só|conforme solicitado|como pedido|como você pediu|por design|só|somente|apenas",
  change:
    "adicion*|corrigi*|remov*|renome*|movi|movid*|atualiz*|alter*|criei|criad*|implement*|reescri*|simplifi*|dividi*|agora usa|ajust*|substitu*|extra*|migr*|mudou|mudei|troquei",
  revert:
    "reverti*|desfiz|desfeit*|voltei a|voltamos a|restaur*|descartad*|remov*|elimin*|desativ*|unific*|consolid*|simplifi*|movi|movid*|renome*",
  kept: "mantive|mantid*|manter|mantém|sem alter*|inalterad*|intact*|deixei|preserv*|permanece",
  avoid: "para evitar|evita*|caso contrário|senão|para garantir|garantir que",
  pending:
    "falta|faltam|pendente*|resta|restam|ainda não|a fazer|incomplet*|não implementad*|adiad*|pulad*|bloquead*|em andamento|cancelad*|aguardando|rodando em background|em progresso|não testad*|não testei|não verificad*|não foi testad*|não foi aplicad*|não foi revisad*|não foram testad*|não pude testar|não mexi|sem testar|continua usando|continuam usando|continua com|continuam com|continua apontando|continua sem|continuam sem|limitaç*|deixei de fora|ficou de fora|ponto de atenção|não consegui verificar|não consegui testar|ainda estoura|ainda falha",
  unsaved:
    "não commitad*|sem commit|não enviad*|sem push|não rastread*|apenas local|não foi enviado|nada foi commitad*|não foi commitad*|não foram commitad*|ainda não commit*",
  fail: "falhou|falha*|quebrad*|não funciona|não consegui|não foi possível|não pode|conflito*",
  clear:
    "nenhum erro|nenhum problema|nenhum aviso|nenhuma pendência|nenhuma tarefa|nenhuma alteração|nenhum outro|nenhuma outra|sem erros|sem problemas|nada pendente|resolvid*|zero erros|não resta nada|não falta nada|nada a fazer|não é mais necessári*",
  problem: "erro|erros|problema*|risco*|aviso*|bug",
  success:
    "passou|passaram|passando|com sucesso|funciona*|validad*|verificad*|sem erros|resolvid*|aprovad*|pronto|perfeito|excelente|concluíd*|complet*|finalizad*|feito|tudo|sucesso",
  concession: "mas|porém|no entanto|embora|exceto|entretanto|apesar|apenas",
  need: "precisa*|requer|exige*|deve|devem|tem que|é necessário|necessita|depende",
  offer:
    "se quiser|se você quiser|quer que|posso também|também posso|deseja que|gostaria|me avise|me diga|precisa de ajuda|posso criar|posso continuar|posso prosseguir|posso seguir",
  narration: "vou|vamos|agora vou|deixe-me|deixa eu|agora vamos|primeiro|verificando|executando|preciso",
  next: "próxim*|a seguir|depois|em seguida|futuro|mais tarde|prioritário|opcional",
  waiting: "aguard*|esperando|sua aprovação|confirme|em segundo plano|rodando",
  rule: "sempre|nunca|não deve|só|somente|obrigatóri*|a partir de agora|de agora em diante|certifique*|não use|não execut*|não edit*|evite*|jamais|não mexa|não adicione|não instale|não altere|não apague|não crie|não rode|não faça|não toque|não modifique|não quero",
  convention: "convenção*|por padrão|padrão|fonte da verdade|formato|regra*|fluxo de trabalho|norma*|contrato",
  state:
    "é o|é a|são os|são as|usa|utiliza|fica em|está em|retorna*|espera|aceita|contém|suporta|depende|requer|exige*|significa|ignora*|herda|são ignorad*|mudaram|mede|não inclui|reverte",
  hypothesis: "talvez|provavelmente|poderia|parece|possivelmente|acho que|pode ser",
  option: "opção a|opção b|opção c|opção 1|opção 2|alternativ*|ou então",
  recommend: "recomend*|sugir*|sugest*|aconselh*",
  note: "nota|importante|lembre*|cuidado|atenção|aviso|observação|a causa|o problema é|causa raiz|lição|identificado|encontrei",
  wish: "prefiro|quero|gosto|queremos|por favor|o usuário prefere|o usuário quer|você pediu|usamos|nosso|nossa",
  preexisting: "pré-existente*|preexistente*|já existia*|não relacionad*",
  order:
    "leia|crie|corrija|adicione|implemente|execute|revise|continue|faça|pode|busque|pesquise|explique|mostre|preciso|escreva|verifique|atualize|remova|gere|analise|siga|prossiga|como|por que|libere|rode",
  self: "eu|nós|meu|minha",
  you: "você|seu|sua",
  project: "este projeto|o projeto|o repositório|o código|a api|o servidor|o script|o banco|o módulo|o teste",
  did: "mantive|mantivemos|mantid*|foi mantid*|foram mantid*|deixei|deixamos|usei|usad*|utilizei|utilizad*|escolhi|escolhemos|escolhid*|optei|optamos|optou-se|preferi|decidi|decidimos|conservei|preservei|preservad*|testei|verifiquei|executei|rodei|reverti|voltei|evitei|adiei|eu",
  didLast: "",
  overrule: "reverti|revertid*|desfiz|desfeit*|voltei a|voltamos a|voltou a|voltei para|descart*|abandon*",
  insteadOf: "em vez de|em lugar de|ao invés de",
  insteadAfter: "",
  notThis:
    '(?:e |mas )?não (?:(?:uma?|uns|umas|com|em|por|para|via|como|sobre|d[aeo]s?|n[ao]s?|pel[ao]s?|ao)(?![a-zà-я])|[`"«])',
  headings: {
    next: "próxim*|passos a seguir|etapas a seguir|recomendaç*|a fazer|melhorias|futuro|próximas ações|ações recomendadas|ações pendentes|ações necessárias|imediat*|curto prazo|médio prazo|longo prazo|prioridade*|plano de ação|do seu lado|da sua parte|da tua parte|para você fazer|passos manuais|etapas manuais",
    issues: "problema*|pendente*|pendência*|limitaç*|falta*|resta*|riscos|aviso*|questões em aberto|não verificado",
    summary:
      "resumo|sumário|alteraç*|mudanças|resultado*|o que foi feito|feito|implementa*|realizad*|complet*|conquistas|correç*",
    decisions: "decis*|design|abordagem|por que|razões|arquitetura|estratégia|justificativa|solução",
    files: "arquivos|ficheiros|modificad*|criad*",
    tests: "testes|verificação|validação|resultados",
    notes: "nota*|importante|convenç*|regras|uso|como usar|liç*|aprendizado*",
    options: "opç*|alternativas|perguntas|método*",
  },
};
