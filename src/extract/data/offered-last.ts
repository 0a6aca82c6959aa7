/** How a question begins by which an agent offers an act at the end of a long sentence, whatever its case. */
export const OFFERED_LAST =
  "(?:shall|should) I |(?:do you )?want me to |would you like me to |¿|quieres que |quer que |voulez-vous que |veux-tu que |souhait(?:ez-vous|es-tu) que |dois-je |vuoi che |vuole che |soll ich |möchte(?:st du|n Sie), dass |хотите, чтобы |хочешь, чтобы |mám |ch(?:ceš|cete), abych |要我|要不要|需要我|需不需要|是否需要|[您你]要我|想[让讓]我";
