import { DAY_MS } from '@rondo/domain/duration';
import type { Language } from '../index.ts';
import { noValue } from './number.ts';

/** A moment: ISO text, epoch milliseconds or Date. */
export type Moment = string | number | Date | null | undefined;

/** Where and in which language a moment is read. */
export type Place = { language: Language; timeZone: string };

type Parts = { year: string; month: string; day: string; hour: string; minute: string };

const formats = new Map<string, Intl.DateTimeFormat>();
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

function partsOf(value: Moment, timeZone: string): Parts | null {
  if (value === null || value === undefined || value === '') return null;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  const found = { year: '', month: '', day: '', hour: '', minute: '' };
  for (const { type, value: text } of formatOf(timeZone).formatToParts(date)) {
    if (type in found) found[type as keyof Parts] = text;
  }
  return found;
}

/** The civil day of a moment in a time zone, `2026-11-19`. */
export function civilDay(value: Moment, timeZone: string): string {
  const parts = partsOf(value, timeZone);
  return parts ? `${parts.year}-${parts.month}-${parts.day}` : noValue;
}

function dayText(parts: Parts, language: Language, withYear: boolean): string {
  if (language === 'zh-CN') return `${withYear ? `${parts.year}-` : ''}${parts.month}-${parts.day}`;
  return `${Number(parts.day)} ${months[Number(parts.month) - 1] ?? ''}${withYear ? ` ${parts.year}` : ''}`;
}

/** Day without time: `11-19` / `19 Nov`; with the year when it is not this one. */
export function day(value: Moment, { language, timeZone }: Place, now: Moment = Date.now()): string {
  const parts = partsOf(value, timeZone);
  if (!parts) return noValue;
  return dayText(parts, language, parts.year !== partsOf(now, timeZone)?.year);
}

/** Time of day, `13:05`. */
export function time(value: Moment, { timeZone }: Pick<Place, 'timeZone'>): string {
  const parts = partsOf(value, timeZone);
  return parts ? `${parts.hour}:${parts.minute}` : noValue;
}

/** Time of day to the second, `13:05:09`, for what was recorded. */
export function timeSeconds(value: Moment, place: Pick<Place, 'timeZone'>): string {
  const text = time(value, place);
  // No zone is off by parts of a minute.
  return text === noValue ? noValue : `${text}:${new Date(value ?? Number.NaN).toISOString().slice(17, 19)}`;
}

/** Day and time: `11-19 13:05` / `19 Nov, 13:05`; with the year when it is not this one. */
export function dateTime(value: Moment, place: Place, now: Moment = Date.now()): string {
  const text = day(value, place, now);
  if (text === noValue) return noValue;
  return `${text}${place.language === 'zh-CN' ? ' ' : ', '}${time(value, place)}`;
}

/** Day and time with the year, for reports and tooltips: `2026-11-19 13:05` / `19 Nov 2026, 13:05`. */
export const dateTimeFull = (value: Moment, place: Place): string => dateTime(value, place, 0);

/** Day and time to the second, for what was recorded: `2026-11-19 13:05:09` / `19 Nov 2026, 13:05:09`. */
export function dateTimeSeconds(value: Moment, place: Place): string {
  const text = dateTimeFull(value, place);
  // No zone is off by parts of a minute.
  return text === noValue ? noValue : `${text}:${new Date(value ?? Number.NaN).toISOString().slice(17, 19)}`;
}

/** Whole days from one civil day to another in a time zone; 1 is tomorrow. */
export function daysBetween(from: Moment, to: Moment, timeZone: string): number {
  const start = Date.parse(civilDay(from, timeZone));
  return Math.round((Date.parse(civilDay(to, timeZone)) - start) / DAY_MS);
}
