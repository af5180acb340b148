import { DAYS } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';

/** A UUID made by the server (version 7) or, for `requestId`, by the client. */
export const id = z.uuid();
/** Trimmed text of one line, 1..max Unicode characters. */
export const line = (max: number) =>
  text(max)
    .min(1, 'required')
    .refine((s) => !BREAKS.test(s), { message: 'one_line' });
/** At most so many Unicode characters; what is much longer is not counted out. */
const fits = (s: string, max: number): boolean => s.length <= max || (s.length <= max * 2 && [...s].length <= max);
/** Letters as they were written, spaces at the ends too: a part of a longer text. What hides or turns text is not taken. */
export const written = (max: number) =>
  z
    .string()
    .refine((s) => fits(s, max), { message: `max_${max}` })
    .refine((s) => s.isWellFormed() && !FORBIDDEN.test(s), { message: 'characters' })
    .meta({ maxLength: max });
/** Whether anything of a text can be seen. */
export const isVisible = (s: string): boolean => !INVISIBLE_ONLY.test(s);
/** Trimmed text that may be empty; line breaks and tabs are allowed, what hides or turns text is not. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .refine((s) => fits(s, max), { message: `max_${max}` })
    .refine((s) => s.isWellFormed() && !FORBIDDEN.test(s), { message: 'characters' })
    .refine((s) => s === '' || !INVISIBLE_ONLY.test(s), { message: 'visible' })
    .meta({ maxLength: max });

/** Line breaks of every kind, and the tab. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]/;
/** Control characters but tab and line breaks, and the marks that turn the direction of what follows (UAX 9): `exe.png` that is none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
/** Nothing to be seen: spaces, format characters, fillers, blank Braille, marks without a letter to stand on. */
const INVISIBLE_ONLY = /^[\p{Z}\p{C}\p{M}\u115f\u1160\u3164\uffa0\u2800]*$/u;

/** JSON Schema has no word for the first and the last day that are taken. */
const rangeFrom = (first: string) => ({ 'x-first': first, 'x-last': DAYS.last });
const dayFrom = (first: string) =>
  z.iso
    .date()
    .refine((d) => first <= d && d <= DAYS.last, { message: 'day_range' })
    .meta(rangeFrom(first));
/** A civil day `YYYY-MM-DD` of the years 2000 to 2199. */
export const day = dayFrom(DAYS.first);
/** A civil day that may lie long ago, from 1900: when a shop opened, when a member joined. */
export const oldDay = dayFrom(DAYS.firstPast);
/** An instant of the years 2000 to 2199, ISO 8601 in UTC with `Z`. */
export const instant = z.iso
  .datetime()
  .refine((at) => DAYS.first <= at && at.slice(0, 10) <= DAYS.last, { message: 'day_range' })
  .meta(rangeFrom(DAYS.first));
/** A time of day, HH:mm. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'clock_time');
/** The version of a row the caller has seen; a stale one is answered 90409. */
export const rev = z.coerce.number().int().min(0).max(LIMIT.wholeNumber);
/** Made by the client with each create or submit: the same one again gives the first answer and no second effect. */
export const requestId = z.uuid();
/** A repeated query parameter: one value or several. A list in a body that names none is refused: it would match nothing. */
export const many = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item).min(1, 'required').max(LIMIT.page.values), item.transform((one) => [one])]);
/** yes/no in a query. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((v) => v === 'true')]);
/** Search words typed into a list. */
export const keyword = text(LIMIT.text.search);

/** The answer of calls that only do something. */
export const done = z.object({ done: z.literal(true) });
/** Somebody, as lists show them. */
export const personRef = z.object({ id, name: z.string() });
export type PersonRef = z.output<typeof personRef>;
/** A stored file: its path for `/cos/redirectUrl{path}` and what is known of it. */
export const fileRef = z.object({
  id,
  path: z.string(),
  thumbPath: z.string().nullable(),
  name: z.string(),
  mime: z.string(),
  sizeBytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Somebody drew on it: the picture it was made from. */
  original: z.object({ id, path: z.string() }).optional(),
});
export type FileRef = z.output<typeof fileRef>;

/** A line of a timeline: who did what when, what changed. */
export const historyEntry = z.object({
  id,
  at: instant,
  event: z.string(),
  actor: personRef.nullable(),
  fromState: z.string().nullable(),
  toState: z.string().nullable(),
  comment: z.string().nullable(),
  photos: z.array(fileRef),
  /** Kept reports of before have none. */
  documents: z.array(fileRef).default([]),
  data: z.record(z.string(), z.unknown()),
});
export type HistoryEntry = z.output<typeof historyEntry>;
