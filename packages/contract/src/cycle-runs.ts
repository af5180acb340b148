import { SKIP_REASONS } from '@rondo/domain/cycle/next-runs';
import { z } from 'zod';
import { day, id, instant, keyword, personRef } from './kit/shapes.ts';

const run = z.object({
  date: day,
  startsAt: instant,
  /** Of a random time: the end of the window. */
  startsBy: instant,
  deadlineAt: instant,
  skipped: z.enum(SKIP_REASONS).nullable(),
});
export type CycleRun = z.output<typeof run>;

/** At which store the dates are asked for, the first when none is named; the words find others to choose. */
export const runShop = { shopId: id.optional(), keyword: keyword.default('') };
/** The next dates of a cycle at one store. */
export const runs = z.object({
  shop: personRef.nullable(),
  timeZone: z.string(),
  runs: z.array(run),
  /** The first stores of the plan whose name holds the words. */
  choices: z.array(personRef),
});
