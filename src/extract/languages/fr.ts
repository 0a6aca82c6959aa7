import type { Language } from "./language.js";

export const fr: Language = {
  contrast: "au lieu de|plutôt que|à la place|en faveur de|ne plus|n'est plus|remplac*|au profit de",
  cause:
    "parce qu*|car|puisque|en raison de|afin que|pour que|donc|c'est pourquoi|étant donné|grâce à|pour faciliter|pour plus de|pour simplifier|par souci de|pour la clarté|pour la lisibilité|pour la cohérence|par cohérence|par sécurité|pour la compatibilité",
  choose:
    "décid*|décision|choisi*|choix|opté|adopt*|préfér*|volontairement|délibérément|retenu*|convenu|un seul|une seule|unique|à ta demande|à votre demande|comme demandé|par conception|uniquement|seulement",
  change:
    "ajout*|corrig*|supprim*|renomm*|déplac*|mis à jour|mise à jour|modifi*|créé*|implément*|réécri*|simplifi*|scindé*|utilise désormais|maintenant|extrait*|migr*|ajust*|passé de|remplac*|refactor*|amélior*",
  revert:
    "annul*|revenu à|retour à|restaur*|rétabli*|abandonn*|supprim*|retir*|désactiv*|unifi*|consolid*|simplifi*|déplac*|fusionn*|renomm*",
  kept: "conserv*|gard*|inchang*|laissé*|intact*|reste|maintenu*|sans toucher|préserv*",
  avoid: "pour éviter|évite*|sinon|afin d'éviter|pour garantir|pour s'assurer|empêche*",
  pending:
    "reste à|restent|il reste|manque|manquent|manquant*|pas encore|à faire|en attente|incomplet*|non implément*|différé*|reporté*|ignoré*|bloqué*|en cours|interrompu*|non testé*|pas testé*|pas vérifié*|n'ai pas pu|n'ai pas testé|n'ai pas vérifié|n'a pas été testé*|n'a pas été joué*|n'a pas été appliqu*|utilise encore|utilisent encore|pointe encore|pointent encore|dépend encore|limitation*|laissé de côté|à signaler",
  unsaved:
    "non commité*|non committé*|pas commité*|pas poussé*|non poussé*|non suivi*|seulement en local|uniquement en local|que en local|qu'en local|reste en local|restent en local|pas de commit|rien n'est commité|rien n'a été commité|n'est pas commité*|n'ont pas été commité*|pas encore commité*",
  fail: "échou*|échec*|cassé*|ne fonctionne pas|ne marche pas|impossible|n'a pas pu|ne peut pas|conflit*",
  clear:
    "aucune erreur|aucun problème|aucun avertissement|aucun échec|aucun autre|aucune autre|aucune modification|aucune action|sans erreur|sans problème|rien à|propre|résolu*|zéro erreur|plus rien|plus nécessaire",
  problem: "erreur*|problème*|risque*|avertissement*|bug*|souci*",
  success:
    "passent|réussi*|succès|fonctionne*|vérifié*|sans erreur|résolu*|validé*|terminé*|parfait|excellent|fait|complet*|prêt|tout|voilà|c'est fait",
  concession: "mais|cependant|toutefois|bien que|sauf|excepté|néanmoins|pourtant",
  need: "nécessit*|il faut|doit|doivent|requiert|besoin de|dépend",
  offer:
    "si vous voulez|si tu veux|si vous le souhaitez|si tu le souhaites|souhaitez-vous|voulez-vous|veux-tu|souhaites-tu|je peux aussi|je peux également|dites-moi|dis-moi|n'hésite*",
  narration:
    "je vais|laissez-moi|laisse-moi|maintenant je|commençons|allons|vérifions|je vérifie|d'abord|je lis|je dois",
  next: "prochain*|ensuite|plus tard|après cela|étape suivante|futur*|une fois que|tu peux maintenant|vous pouvez",
  waiting:
    "attend votre|attend ta|attend ton|en attente|j'attends|votre validation|ta validation|confirme*|en arrière-plan",
  rule: "toujours|jamais|ne doit pas|il ne faut pas|seulement|uniquement|obligatoire*|désormais|dorénavant|à partir de maintenant|assure-toi|assurez-vous|n'utilise*|n'exécut*|ne modifi*|évite*|interdit*|ne touche*|n'ajoute*|n'installe*|ne change rien|ne changez|ne supprime*|ne crée*|ne lance*|ne fais|ne faites|ne commite*|ne pousse*",
  convention: "convention*|par défaut|motif|source de vérité|format|règle*|norme*|standard|contrat|flux de travail",
  state:
    "est le|est la|sont les|utilise*|se trouve|est défini*|retourne*|renvoie*|attend|accepte*|contient|dépend|requiert|signifie|ignore*|hérite*|n'inclut pas|s'exécute|provient|est stocké*|supporte*",
  hypothesis: "peut-être|probablement|pourrait|semble|sans doute|je pense que|il se peut|éventuellement",
  option: "option a|option b|option 1|option 2|alternative*|ou bien|soit",
  recommend: "recommand*|suggèr*|suggér*|conseil*",
  note: "note|remarque|important|attention|rappel|avertissement|à noter|la cause|le problème est|cause racine|leçon*|prudence",
  wish: "je préfère|je veux|je voudrais|j'aime|nous voulons|s'il te plaît|s'il vous plaît|l'utilisateur préfère|l'utilisateur veut|tu as demandé|vous avez demandé|nous utilisons|notre|nos",
  preexisting: "préexistant*|existait déjà|sans rapport|non lié*",
  order:
    "lis|lisez|crée|créez|corrige|corrigez|ajoute|ajoutez|implémente|exécute|lance|vérifie|continue|fais|peux-tu|pouvez-vous|cherche|explique|montre|j'ai besoin|écris|supprime|génère|analyse|comment|pourquoi|mets",
  self: "je|j'ai|nous|mon",
  you: "tu|vous|votre|ton",
  project: "ce projet|le projet|le dépôt|le code|l'api|le serveur|le script|la base|le module",
  did: "j'ai|j’ai|je|on a|nous avons|conservé*|gardé*|laissé*|utilisé*|choisi*|retenu*|opté|préféré*|décidé|testé*|vérifié*|évité*|reporté*|lancé*|annulé*|rétabli*|a été conservé*|maintenu*",
  didLast: "",
  overrule: "annulé*|revenu à|revenue à|revenus à|retour à|je reviens à|rétabli*|abandonn*|défait*",
  insteadOf: "au lieu de|au lieu du|plutôt que|à la place de",
  insteadAfter: "",
  notThis:
    "(?:et |mais )?(?:non|pas) (?:(?:une?|le|la|les|des|du|par|avec|dans|sur|au|aux|comme|via)(?![a-zà-я])|l['’](?!h|avoir)|[`\"«])",
  headings: {
    next: "prochain*|étapes suivantes|à faire|recommandation*|améliorations|la suite|suites à donner|suite à donner|futur*|actions à|actions suivantes|actions restantes|actions recommandées|immédiat*|court terme|moyen terme|long terme|priorité*|plan d'action|à votre charge|à ta charge|de votre côté|de ton côté|à vous de|étapes manuelles",
    issues:
      "problème*|limitation*|reste*|en attente|risques|avertissement*|questions ouvertes|manque*|points d'attention|non vérifié",
    summary:
      "résumé|récapitulatif|changements|résultat*|modifications|ce qui a été fait|fait|implément*|réalis*|correction*",
    decisions: "décision*|conception|approche|pourquoi|raison*|architecture|stratégie|choix|solution",
    files: "fichiers|modifié*|créé*",
    tests: "tests|vérification|validation",
    notes: "note*|important|convention*|règles|utilisation|comment utiliser|leçon*|remarque*",
    options: "option*|alternatives|questions",
  },
};
