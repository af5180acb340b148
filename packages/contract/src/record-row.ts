import { CHECK_IN_STATES } from '@rondo/domain/check-in';
import { RECORD_STATES } from '@rondo/domain/record';
import { DISPATCHES, MODES, PURPOSES } from '@rondo/domain/task';
import { z } from 'zod';
import { id, instant, personRef } from './kit/shapes.ts';
import { levelMark } from './scoring.ts';

/** A record in a list. */
export const recordRow = z.object({
  id,
  number: z.string(),
  taskId: id,
  shop: z.object({ id, name: z.string(), path: z.string() }),
  template: z.object({ id, name: z.string(), versionNo: z.number().int() }),
  mode: z.enum(MODES),
  purpose: z.enum(PURPOSES),
  source: z.enum(DISPATCHES),
  inspector: personRef,
  state: z.enum(RECORD_STATES),
  startedAt: instant,
  submittedAt: instant,
  /** When the inspector submitted it: before it arrived where there was no network. */
  doneAt: instant,
  durationS: z.number().int(),
  evaluated: z.boolean(),
  score: z.number().nullable(),
  maxScore: z.number().nullable(),
  ratePercent: z.number().nullable(),
  level: levelMark.nullable(),
  isPass: z.boolean().nullable(),
  redLines: z.number().int(),
  failedItems: z.number().int(),
  itemCount: z.number().int(),
  rectificationOpen: z.number().int(),
  rectificationTotal: z.number().int(),
  /** What came of the check-ins of its inspector, the worst of them; null: there is none. */
  checkIn: z.enum(CHECK_IN_STATES).nullable(),
  isLate: z.boolean(),
  isModified: z.boolean(),
});
export type RecordRow = z.output<typeof recordRow>;
