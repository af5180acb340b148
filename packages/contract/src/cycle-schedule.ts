import { FREQUENCIES, type Frequency, NTHS } from '@rondo/domain/cycle/recurrence';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { clockTime, day } from './kit/shapes.ts';

const weekday = z
  .number()
  .int()
  .min(0)
  .max(LIMIT.weekdays - 1);

const monthDay = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('date'), date: z.number().int().min(1).max(LIMIT.cycle.monthDate) }),
  z.object({ kind: z.literal('last') }),
  z.object({ kind: z.literal('weekday'), nth: z.literal(NTHS), weekday }),
]);
const monthDays = z.array(monthDay).min(1, 'required').max(LIMIT.cycle.monthDays);

const recurrence = z.discriminatedUnion('frequency', [
  z.object({ frequency: z.literal('daily'), everyDays: z.number().int().min(1).max(LIMIT.cycle.everyDays) }),
  z.object({ frequency: z.literal('weekly'), weekdays: z.array(weekday).min(1, 'required').max(LIMIT.weekdays) }),
  z.object({ frequency: z.literal('monthly'), days: monthDays }),
  z.object({
    frequency: z.literal('quarterly'),
    month: z.number().int().min(1).max(LIMIT.cycle.quarterMonths),
    days: monthDays,
  }),
  z.object({ frequency: z.literal('dates'), dates: z.array(day).min(1, 'required').max(LIMIT.cycle.dates) }),
]);

const hours = z.number().int().min(1).max(LIMIT.cycle.termHours);
const onClock = [
  z.object({ kind: z.literal('hours'), hours }),
  z.object({ kind: z.literal('days'), days: z.number().int().min(0).max(LIMIT.cycle.termDays) }),
] as const;
/** `open_hours`: hours that only run while the store is open. */
const term = z.discriminatedUnion('kind', [...onClock, z.object({ kind: z.literal('open_hours'), hours })]);

/** When a cycle gives out its tasks: the shape of domain/cycle/schedule, on the clock of each store. */
export const cycleSchedule = z.object({
  recurrence,
  startOn: day,
  endOn: day.nullable().default(null),
  times: z.number().int().min(1).max(LIMIT.cycle.times).nullable().default(null),
  startTime: clockTime,
  randomUntil: clockTime.nullable().default(null),
  term,
});
export type CycleSchedule = z.output<typeof cycleSchedule>;

/** When a free task comes again: it may be of no store, so its time runs day and night. */
export const repeatSchedule = cycleSchedule.extend({ term: z.discriminatedUnion('kind', onClock) });

export const cycleFrequency = z.enum(FREQUENCIES satisfies readonly Frequency[]);
