/**
 * Pairs of letters that are usual inside words, one row per first letter. Byte-pair vocabularies are built from such
 * pairs, so a word full of others (hashes, keys, random names) falls into many more tokens than its length tells.
 */
export const USUAL_PAIRS =
  "abcdfghijklmnprstuvwyz aeilorsu acehiklortuy adeilorsu abcdefghijklmnopqrstuvwxyz aefilortu aeghilnorsu aeilortuy abcdefghjklmnopqrstuvz aeou aeiklostu adeilmostuy abeimopsu acdefghijknostuvyz abcdefgijklmnoprstuvwy aehiloprstu u abcdefgiklmnoprstuvy acehiklmopstuwy acehilorstuy abcdefgiklmnprstv aeio aeino ipt aeinops aeio";
