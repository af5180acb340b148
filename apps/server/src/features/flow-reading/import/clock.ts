import { startsOf } from '@rondo/domain/flow/local-start';
import { type DayOrder, readDay } from '../../../platform/table/read-day.ts';

/** What is wrong with the time of a row: the keys under `flowReading.importFault`. */
export type ClockFault = 'day' | 'time' | 'quarter' | 'skipped' | 'twice';

const DAY_MINUTES = 24 * 60;
/** Of a spreadsheet: a part of a day, with more digits than a minute needs. */
const PART_OF_DAY = /^0?\.\d+$/;

/** Minutes from midnight of `9`, `09:15`, `9 pm`, `9点`, `09:00-10:00`, `2024-01-01 09:00`, or the part of a day of a spreadsheet; else null. */
export function readTime(text: string): number | null {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  if (PART_OF_DAY.test(plain)) return Math.round(Number(plain) * DAY_MINUTES) % DAY_MINUTES;
  const last = /^\d{1,4}[-/.年]\d{1,2}[-/.月]\d{1,4}日?[t\s]+(.+)$/.exec(plain)?.[1] ?? plain;
  const match =
    /^(\d{1,2})(?:\.0+)?(?:[:时点](\d{2})?(?::\d{2}(?:\.\d+)?)?)?\s*(am|pm)?\s*(?:分)?\s*(?:[-–~至到].*)?$/.exec(last);
  if (!match) return null;
  const [, hours = '', minutes = '0', half] = match;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'pm' ? 12 : 0);
  const minute = hour * 60 + Number(minutes);
  return Number(minutes) < 60 && minute < DAY_MINUTES ? minute : null;
}

interface Told {
  date: string;
  time: string;
  /** Said to be the second of an hour that the clock shows twice. */
  isSecond: boolean;
}

/**
 * Reads the local times of one counter's or store's rows in their order: an hour that the clock shows twice is the first one, then
 * the second, unless the row says which; one that it never shows is told.
 */
export function localTimes(zone: string, order: DayOrder): (told: Told) => { at: number; minute: number } | ClockFault {
  const seen = new Map<string, number>();
  return ({ date, time, isSecond }) => {
    const day = readDay(date, order);
    if (day === null) return 'day';
    const minute = readTime(time === '' ? date : time);
    if (minute === null) return 'time';
    if (minute % 15 !== 0) return 'quarter';
    const starts = startsOf(day, minute, zone);
    if (starts.length === 0) return 'skipped';
    const key = `${day} ${minute}`;
    const nth = isSecond ? 1 : (seen.get(key) ?? 0);
    const at = starts[nth];
    if (at === undefined) return 'twice';
    seen.set(key, nth + 1);
    return { at, minute };
  };
}

const YES = new Set(['1', 'yes', 'y', 'true', 'x', '2', '是', '第二次', 'second', '√']);
export const isYes = (text: string): boolean => YES.has(text.trim().toLowerCase());

/** A number of people, with the marks that spreadsheets put into it; null when it is none, or has a part. */
export function readWhole(text: string, max: number): number | null {
  const plain = text.normalize('NFKC').replace(/[\s,']/g, '');
  if (!/^\d+(?:\.0+)?$/.test(plain)) return null;
  const value = Number(plain);
  return value <= max ? value : null;
}

/** Below it the further decimals of a cell are how a computer writes fractions, not what somebody entered. */
const NOISE = 1e-6;

/** A number with at most two decimals, and the mark of a currency. Below zero: more came back than was sold. */
export function readDecimal(text: string, max: number): number | null {
  const plain = text.normalize('NFKC').replace(/[\s,'¥￥£$€元]/g, '');
  if (!/^-?\d+(?:\.\d+)?$/.test(plain)) return null;
  const value = Math.round(Number(plain) * 100) / 100;
  if (Math.abs(Number(plain) - value) > NOISE) return null;
  return Math.abs(value) <= max ? value : null;
}
