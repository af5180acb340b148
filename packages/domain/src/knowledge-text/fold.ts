import { SIMPLIFIED, TRADITIONAL } from './traditional.ts';

const SIMPLE = new Map([...TRADITIONAL].map((character, at) => [character, [...SIMPLIFIED][at] ?? character]));
const DIGITS: Record<string, number> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const TIMES: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };
/** Numbers in Chinese where something is counted or numbered: 第三十四条, 十五日, 十倍. */
const COUNTED =
  /([零〇一二两三四五六七八九十百千万]+)(?=条|款|日|天|个?工作日|个?月|年|周|小时|分钟|倍|元|人|名|次|米|度)/gu;

/** Numbers in Chinese that are long enough to be nothing else: 一千万. */
const LONG = /[一二两三四五六七八九十百千万]{2,}[百千万]/gu;
const MYRIADS = /(\d+(?:\.\d+)?)万/gu;

/** One spelling of what is the same: full-width letters, traditional characters, capitals, numbers in words. */
export function folded(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  let simple = '';
  for (const character of plain) simple += SIMPLE.get(character) ?? character;
  return simple
    .replace(MYRIADS, (_, number: string) => String(Number(number) * 10_000))
    .replace(COUNTED, (words) => String(numberOf(words)))
    .replace(LONG, (words) => String(numberOf(words)));
}

/** 二十三 as 23, 十万 as 100000. */
function numberOf(words: string): number {
  let [all, part, digit] = [0, 0, 0];
  for (const word of words) {
    const times = TIMES[word];
    if (times === undefined) digit = digit * (digit > 0 && part === 0 ? 10 : 1) * 1 + (DIGITS[word] ?? 0);
    else if (times === 10_000) {
      all += (part + digit || 1) * times;
      [part, digit] = [0, 0];
    } else {
      part += (digit || 1) * times;
      digit = 0;
    }
  }
  return all + part + digit;
}
