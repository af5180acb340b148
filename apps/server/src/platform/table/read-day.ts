import { isCivilDate } from '@rondo/domain/civil-time';
import { DAY_MS } from '@rondo/domain/duration';

/** How a column writes the day and the month where only numbers stand. */
export type DayOrder = 'day_first' | 'month_first';

/** Days that spreadsheets count from the end of 1899, for the years 1955 to 2064. */
const SERIAL = { least: 20_000, most: 60_000 };
/** Characters of a day with its time and zone. */
const LONGEST = 60;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * The day of a text as yyyy-MM-dd: `2024-05-01`, `2024/5/1`, `2024年5月1日`, `20240501`, `1 May 2024`, `01/05/2024` by the order
 * of its column, and the number of a spreadsheet. Null when it is none.
 */
export function readDay(text: string, order: DayOrder = 'day_first'): string | null {
  if (text.length > LONGEST) return null;
  const day = text.trim().split(/T|\s+\d{1,2}:/, 1)[0] ?? '';
  const [, year, month, date] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(day) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(day) ?? [];
  if (year) return civil(year, month, date);
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(day) ?? [];
  const century = last?.length === 2 ? `20${last}` : last;
  if (century) return order === 'day_first' ? civil(century, second, first) : civil(century, first, second);
  return named(day) ?? serial(day);
}

/** Which of the two comes first: a number above 12 says it, in any row of the column. */
export function dayOrderOf(texts: Iterable<string>): DayOrder {
  for (const text of texts) {
    const [, first, second] = /^(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{4}|\d{2})\b/.exec(text) ?? [];
    if (Number(first) > 12) return 'day_first';
    if (Number(second) > 12) return 'month_first';
  }
  return 'day_first';
}

function named(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[\s-]+([a-z]{3})[a-z]*\.?,?[\s-]+(\d{4})$/i.exec(text) ?? [];
  if (year) return civil(year, monthOf(month), day);
  const [, name, date, of] = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})$/i.exec(text) ?? [];
  return of ? civil(of, monthOf(name), date) : null;
}

const monthOf = (name = ''): string => String(MONTHS.indexOf(name.toLowerCase()) + 1);

function serial(text: string): string | null {
  if (!/^\d{5}(?:\.\d+)?$/.test(text)) return null;
  const days = Math.floor(Number(text));
  if (days < SERIAL.least || days > SERIAL.most) return null;
  return new Date(Date.UTC(1899, 11, 30) + days * DAY_MS).toISOString().slice(0, 10);
}

function civil(year = '', month = '', day = ''): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCivilDate(date) ? date : null;
}
