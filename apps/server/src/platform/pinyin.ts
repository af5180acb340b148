import { PINYIN_OPTIONS, spelled } from '@rondo/domain/spelling';
import { pinyin } from 'pinyin-pro';

/** Longest spelling that a row keeps. */
const LONGEST = 200;

/** How a name is typed on a keyboard without Chinese, as its row keeps it. */
export const pinyinOf = (name: string): string =>
  spelled(name, (text) => pinyin(text, PINYIN_OPTIONS)).slice(0, LONGEST);
