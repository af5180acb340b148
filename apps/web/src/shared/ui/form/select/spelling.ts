import { PINYIN_OPTIONS, spelled } from '@rondo/domain/spelling';
import { pinyin } from 'pinyin-pro';

const known = new Map<string, string>();
/** Words whose spelling is kept; a list of a form is far shorter. */
const MOST_KNOWN = 5_000;

/** How words are typed without Chinese: what the server finds people and shops by. */
export function spellingOf(words: string): string {
  const before = known.get(words);
  if (before !== undefined) return before;
  const spelling = spelled(words, (text) => pinyin(text, PINYIN_OPTIONS));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(words, spelling);
  return spelling;
}
