import { pinyin } from 'pinyin-pro';

const known = new Map<string, string>();
/** Words whose spelling is kept; a list of a form is far shorter. */
const MOST_KNOWN = 5_000;

/**
 * How words are typed without Chinese: whole pinyin and its initials, lower case, one space between; Latin letters stay.
 * `门店经理` gives `mendianjingli mdjl`: what the server finds people and shops by.
 */
export function spellingOf(words: string): string {
  const before = known.get(words);
  if (before !== undefined) return before;
  const syllables = pinyin(words, { toneType: 'none', type: 'array', nonZh: 'consecutive', surname: 'head' });
  const plain = syllables.map((one) => one.toLowerCase().replace(/[^a-z0-9]/g, '')).filter((one) => one !== '');
  const spelling = `${plain.join('')} ${plain.map((one) => one[0]).join('')}`;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(words, spelling);
  return spelling;
}
