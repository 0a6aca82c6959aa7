import { estimateTokens } from "../text/estimate-tokens.js";
import { segmenter } from "../text/segmenter.js";
import { tellingWords } from "./telling.js";

/** Words that open a request without being part of it. */
const LEAD_IN =
  /^(?:(?:ok(?:ay)?|uhh?|hm+|well|mm+k?|now|good|great|nice|yes|yeah|sure|thanks?(?: you)?|hi|hello|hey|so|alright|perfect|bien|vale|bueno|hola|gracias|oi|olá|obrigado|ok|d'accord|merci|bonjour|salut|gut|danke|hallo|также|хорошо|спасибо|привет|好的?|谢谢|你好|はい|ありがとう(?:ございます)?|네|감사합니다)(?:[\s,.!…、。，！]+|$)){1,4}/iu;
/** How much better a later sentence must be than the first one. */
const FIRST = 1.5;

/**
 * The sentence of a long task that tells most for its length; people begin with the request, forms and pasted text do
 * not. A task of at most `most` tokens stays whole.
 */
export function leadingRequest(task: string, most: number): string {
  if (estimateTokens(task) <= most) return task;
  const bare = task.replace(LEAD_IN, "") || task;
  let best = bare;
  let top = -1;
  let rest = "";
  for (const { segment, index } of segmenter("sentence").segment(bare)) {
    rest = bare.slice(index);
    const cost = estimateTokens(segment.trim());
    if (cost < 4) continue;
    const value = worth(segment, most / cost) * (top < 0 ? FIRST : 1);
    if (value <= top) continue;
    top = value;
    best = rest;
  }
  return best === bare ? bare : `…${best.trimStart()}`;
}

/** What of the sentence is told when only a share of it fits. */
function worth(sentence: string, share: number): number {
  let sum = 0;
  for (const value of tellingWords(sentence).values()) sum += value;
  return sum * Math.min(1, share);
}
