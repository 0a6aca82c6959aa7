import { cs } from "./cs.js";
import { de } from "./de.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fr } from "./fr.js";
import { it } from "./it.js";
import { ja } from "./ja.js";
import { ko } from "./ko.js";
import type { Language } from "./language.js";
import { pt } from "./pt.js";
import { ru } from "./ru.js";
import { zh } from "./zh.js";

export const LANGUAGES: Readonly<Record<string, Language>> = { en, zh, ja, ko, ru, es, pt, fr, de, it, cs };
export type { Language } from "./language.js";
