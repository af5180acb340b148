import { SSF } from '@e965/xlsx';
import { attribute, readXml } from './read-xml.ts';

/** How the number of a cell is to be read. */
export type NumberKind = 'plain' | 'date' | 'percent';

/** Dates as Chinese, Japanese and Korean workbooks number them. */
const isEastAsianDate = (id: number): boolean => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** What the numbers of each cell style are, by the style's position. */
export function numberKinds(styles: Buffer | null): readonly NumberKind[] {
  if (styles === null) return [];
  const own = new Map<number, string>();
  const kinds: NumberKind[] = [];
  let isInside = false;
  readXml(styles, {
    open(name, attributes) {
      if (name === 'numFmt') {
        own.set(Number(attribute(attributes, 'numFmtId')), attribute(attributes, 'formatCode') ?? '');
      } else if (name === 'cellXfs') isInside = true;
      else if (name === 'xf' && isInside) kinds.push(kindOf(Number(attribute(attributes, 'numFmtId') ?? 0), own));
    },
    close(name) {
      if (name === 'cellXfs') isInside = false;
    },
  });
  return kinds;
}

function kindOf(id: number, own: ReadonlyMap<number, string>): NumberKind {
  const builtIn: Record<number, string> = SSF.get_table();
  const format = (own.get(id) ?? builtIn[id] ?? '').slice(0, 255);
  if (format === '') return isEastAsianDate(id) ? 'date' : 'plain';
  if (SSF.is_date(format)) return 'date';
  return format.includes('%') ? 'percent' : 'plain';
}

/** A number as a person reads it, but whole: 13812345678 is not 1.38E+10, a date is yyyy-mm-dd, a time HH:mm, a share 12.5%. */
export function numberText(text: string, kind: NumberKind, is1904: boolean): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (kind === 'percent') return `${Number((value * 100).toPrecision(12))}%`;
  if (kind === 'date' && value >= 0) {
    return SSF.format(value < 1 ? 'hh:mm' : 'yyyy-mm-dd', value, { date1904: is1904 });
  }
  return String(value);
}
