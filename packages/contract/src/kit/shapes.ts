import { z } from 'zod';

/** A UUID made by the server (version 7) or, for `requestId`, by the client. */
export const id = z.uuid();
/** Trimmed text, 1..max Unicode characters, no control characters that a line of text cannot hold. */
export const line = (max: number) => text(max).min(1, 'required');
/** Trimmed text that may be empty; line breaks are allowed, NUL and lone surrogates are not. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .refine((s) => [...s].length <= max, { message: `max_${max}` })
    .refine((s) => !s.includes('\u0000') && s.isWellFormed(), { message: 'characters' });
/** An instant, ISO 8601 in UTC with `Z`. */
export const instant = z.iso.datetime();
/** A civil day `YYYY-MM-DD`. */
export const day = z.iso.date();
/** The version of a row the caller has seen; a stale one is answered 90409. */
export const rev = z.coerce.number().int().min(0);
/** Made by the client with each create or submit: the same one again gives the first answer and no second effect. */
export const requestId = z.uuid();
/** A repeated query parameter: one value or several. */
export const many = <T extends z.ZodType>(item: T) => z.union([z.array(item).max(200), item.transform((one) => [one])]);
/** yes/no in a query. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((v) => v === 'true')]);
/** Search words typed into a list. */
export const keyword = text(100);

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
  data: z.record(z.string(), z.unknown()),
});
export type HistoryEntry = z.output<typeof historyEntry>;
