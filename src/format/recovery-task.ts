import { estimateTokens } from "../text/estimate-tokens.js";
import { segmenter } from "../text/segmenter.js";

/** Words that open a request without being part of it. */
const LEAD_IN =
  /^(?:(?:ok(?:ay)?|uhh?|hm+|well|mm+k?|now|good|great|yes|yeah|sure|thanks?(?: you)?|hi|hello|hey|so|perfect|bien|vale|hola|gracias|olá|merci|bonjour|danke|hallo|ciao|grazie|хорошо|спасибо|привет|好的?|谢谢|你好|はい|ありがとう(?:ございます)?|네|감사합니다)(?:[\s,.!…、。，！-]+|$)){1,4}/iu;
/** A form tells its matter behind this label. */
const TITLE =
  /(?:^|\s)(?:title|subject|titel|betreff|título|asunto|assunto|titre|titolo|název|название|тема|标题|標題|タイトル|제목)\s?[:：]\s?(?=\S)/iu;
/** Tells that the matter follows. */
const ANNOUNCES = /\b(?:the following|as follows|here(?:'|’)s the|here is the|below)\b|[:：]\s*$/i;
/** Pasted: a link, a time, a prompt of a shell, a log, markup. */
const PASTED = /:\/\/|\d:\d\d|^[[<{$>|`#*/~]|\b(?:DEBUG|INFO|WARN|ERROR)\b| \| /;

/**
 * A long task from its request on. People begin with it, but for words of courtesy; forms, announcements and pasted
 * text before it are left out. A task of at most `most` tokens stays whole.
 */
export function leadingRequest(task: string, most: number): string {
  if (estimateTokens(task) <= most) return task;
  const bare = task.replace(LEAD_IN, "") || task;
  const title = TITLE.exec(bare.slice(0, 400));
  if (title) return `…${bare.slice(title.index + title[0].length)}`;
  for (const { segment, index } of segmenter("sentence").segment(bare)) {
    const sentence = segment.trim();
    if (sentence.length < 12 || ANNOUNCES.test(sentence) || PASTED.test(sentence)) continue;
    return index === 0 ? bare : `…${bare.slice(index).trimStart()}`;
  }
  return bare;
}
