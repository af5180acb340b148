import { LIMIT } from '@rondo/domain/limit';
import type { TextOf } from './read-row.ts';

/** So many names more than once, and the column was never meant to tell stores apart; fewer are slips to be reported. */
const MEANT_TO_REPEAT = 5;

/**
 * The names of the rows. Without a name column they are made of city and street; a column that repeats itself ("7-Eleven")
 * gets what tells its stores apart: the number, else the street. What was made never exceeds the limit.
 */
export function composeNames(rows: readonly TextOf[], hasNameColumn: boolean): string[] {
  const bases = rows.map((textOf) => (hasNameColumn ? textOf('name') : placeOf(textOf)));
  const counts = countOf(bases);
  const repeated = bases.filter((base) => base !== '').length - counts.size;
  if (hasNameColumn && repeated < MEANT_TO_REPEAT) return bases;
  return bases.map((base, index) => {
    const textOf = rows[index];
    if (base === '' || !textOf) return base;
    const isAlone = counts.get(base.toLowerCase()) === 1;
    return isAlone ? (hasNameColumn ? base : cut(base, LIMIT.name.shop)) : distinct(base, textOf, hasNameColumn);
  });
}

function placeOf(textOf: TextOf): string {
  const place = [textOf('city'), textOf('address')].filter((part) => part !== '').join(' ');
  const code = textOf('code');
  // Cut here already: two long addresses may only differ at their end.
  return cut(place, LIMIT.name.shop) || (code === '' ? '' : `#${code}`);
}

function distinct(base: string, textOf: TextOf, hasNameColumn: boolean): string {
  const [code, address] = [textOf('code'), textOf('address')];
  const mark = code !== '' ? ` #${code}` : hasNameColumn && address !== '' ? ` ${cut(address, 30)}` : '';
  return `${cut(base, LIMIT.name.shop - [...mark].length)}${mark}`;
}

function countOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== '') counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
  return counts;
}

const cut = (text: string, max: number): string => [...text].slice(0, Math.max(0, max)).join('').trim();
