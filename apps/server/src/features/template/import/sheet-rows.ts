import { AppError } from '../../../platform/errors.ts';
import type { Collector } from './collector.ts';
import { MOST_ROWS_READ } from './table.ts';

/** Longest row of a sheet, in characters of XML. */
const MOST_CHARACTERS_A_ROW = 2 * 1024 * 1024;
const HAS_VALUE = /<(?:\w+:)?(?:v|t|f)[\s>]/;
const PREFIX = /<(\/?)\w+:(?=(?:row|c|v|is|t|f|r)[\s>/])/g;
const START = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
const END = '</sheetData></worksheet>';

/** Keeps the first rows of a sheet that hold something and drops the rest, however many there are. */
export function sheetRows(): Collector {
  const kept: string[] = [];
  let rest = '';
  let isFirst = true;
  return {
    add(text) {
      rest += text;
      if (isFirst && rest.includes('<!DOCTYPE')) throw new AppError('IMPORT_UNREADABLE');
      isFirst = isFirst && rest.length < 1_000;
      const ends = /<\/(?:\w+:)?row>/g;
      let from = 0;
      for (let end = ends.exec(rest); end !== null; end = ends.exec(rest)) {
        const row = plain(rest.slice(from, ends.lastIndex));
        if (HAS_VALUE.test(row)) kept.push(row);
        from = ends.lastIndex;
        if (kept.length >= MOST_ROWS_READ) return 'enough';
      }
      rest = rest.slice(from);
      if (rest.length > MOST_CHARACTERS_A_ROW) throw new AppError('IMPORT_UNREADABLE');
      return 'more';
    },
    done: () => START + kept.join('') + END,
  };
}

/** One row without what stands before it (the sheet's head, empty rows) and without name space prefixes. */
function plain(text: string): string {
  const row = text.replace(PREFIX, '<$1');
  return row.slice(Math.max(row.lastIndexOf('<row '), row.lastIndexOf('<row>'), 0));
}
