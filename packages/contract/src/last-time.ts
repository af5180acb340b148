import { z } from 'zod';
import { fileRef, id, instant } from './kit/shapes.ts';

/** What happened to a check item at this shop the last time it was asked (product 7 (c) 3). */
export const lastTime = z.object({
  itemId: id,
  result: z.enum(['pass', 'fail', 'na', 'none']),
  note: z.string(),
  value: z.unknown(),
  photos: z.array(fileRef),
  inspectedAt: instant,
  rectificationState: z.string().nullable(),
  /** Where it was found, and what came of it. Sheets kept on a device from before have neither. */
  recordId: id.nullable().default(null),
  rectificationId: id.nullable().default(null),
});

/** A record from which answers were carried over. */
export const carriedSource = z.object({ recordId: id, number: z.string(), submittedAt: instant });
