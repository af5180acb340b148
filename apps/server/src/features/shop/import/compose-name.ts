import { characters, LIMIT } from '@rondo/domain/limit';
import type { TextOf } from './read-row.ts';

/** Of a street so much makes a name. */
const STREET = 30;
/** A first part that is shorter is the number of a house or a unit. */
const SHORT_STREET = 8;

type Mark = 'street' | 'number' | 'both';

export interface ComposedNames {
  names: string[];
  /** Rows whose name others had, too, by what tells them apart now. */
  apart: Record<Mark, number>;
  /** Rows whose name was too long, by their place in the list. */
  cut: Set<number>;
}

/**
 * The names of the rows. Without a name column they are made of city and street. Names that are there more than once
 * ("7-Eleven") get the street, and where that does not tell them apart the number. Rows that have neither, or the same of
 * both, stay as they are: they are one store twice. No name exceeds the limit.
 */
export function composeNames(rows: readonly TextOf[], hasNameColumn: boolean): ComposedNames {
  const apart = { street: 0, number: 0, both: 0 };
  const long = new Set<number>();
  const bases = rows.map((textOf, index) => {
    const name = oneLine(hasNameColumn ? textOf('name') : placeOf(textOf));
    if (hasNameColumn && characters(name) > LIMIT.name.shop) long.add(index);
    return cut(name, LIMIT.name.shop);
  });
  const streets = hasNameColumn ? markRepeated(bases, (index) => streetOf(rows[index])) : bases;
  const names = markRepeated(streets, (index) => (rows[index]?.('code') ? `#${rows[index]?.('code')}` : ''), ' ');
  if (!hasNameColumn) return { names, apart, cut: long };
  names.forEach((name, index) => {
    const [base, street] = [bases[index], streets[index]];
    if (name !== base) apart[name === street ? 'street' : street === base ? 'number' : 'both'] += 1;
  });
  return { names, apart, cut: long };
}

/** Ends names that are there more than once with a mark of their row, where at least two of them have different ones. */
function markRepeated(names: readonly string[], markOf: (index: number) => string, between = ', '): string[] {
  const marks = new Map<string, Set<string>>();
  names.forEach((name, index) => {
    const key = name.toLowerCase();
    if (name !== '') marks.set(key, (marks.get(key) ?? new Set()).add(markOf(index).toLowerCase()));
  });
  const counts = countOf(names);
  return names.map((name, index) => {
    const key = name.toLowerCase();
    const isTold = (counts.get(key) ?? 0) > 1 && (marks.get(key)?.size ?? 0) > 1;
    return isTold ? joined(name, markOf(index), between) : name;
  });
}

function placeOf(textOf: TextOf): string {
  const place = [textOf('city'), textOf('address')].filter((part) => part !== '').join(' ');
  const code = textOf('code');
  return place || (code === '' ? '' : `#${code}`);
}

/** The street of the address, with a house or a unit before it; where there is no address the place. */
function streetOf(textOf: TextOf | undefined): string {
  const [first = '', second = ''] = oneLine(textOf?.('address') || textOf?.('city') || '').split(/\s*[,，]\s*/);
  const street = characters(first) < SHORT_STREET && second !== '' ? `${first}, ${second}` : first;
  return cut(street, STREET);
}

function joined(base: string, mark: string, between: string): string {
  if (mark === '') return base;
  const end = `${between}${mark}`;
  return `${cut(base, LIMIT.name.shop - characters(end))}${end}`;
}

function countOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== '') counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
  return counts;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const cut = (text: string, max: number): string =>
  [...text]
    .slice(0, Math.max(0, max))
    .join('')
    .replace(/[\s,，]+$/, '');
