import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';

let jieba: Jieba | null = null;

/** The dictionary (5 MB) is read with the first text. */
function loaded(): Jieba {
  jieba ??= Jieba.withDict(dict);
  return jieba;
}

/** Chinese text in words, with the shorter words within long ones. */
export const cutWords = (text: string): string[] => loaded().cutForSearch(text, true);

/** Chinese text in words, each character in one of them. */
export const cutWholeWords = (text: string): string[] => loaded().cut(text, false);
