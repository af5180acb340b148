import type { CycleDetail } from '@rondo/contract/cycle';
import type { CycleSchedule } from '@rondo/contract/cycle-schedule';
import { FREQUENCIES, type MonthDay, NTHS } from '@rondo/domain/cycle/recurrence';
import { z } from 'zod';

export const CYCLE_ENDS = ['never', 'date', 'times'] as const;
export const TERM_KINDS = ['days', 'hours', 'open_hours'] as const;
/** Of work that may be of no store. */
export const CLOCK_TERM_KINDS = ['days', 'hours'] as const;
export const CYCLE_POLICIES = ['until_next', 'close'] as const;
export const MONTH_DAY_KINDS = ['date', 'last', 'weekday'] as const;

/** Everything the wizard asks for about what comes again and again; the parts of all frequencies are kept side by side. */
export const cyclePlanShape = z.object({
  /** The cycle that is edited, with the version of it that was seen. */
  edited: z.object({ id: z.string(), rev: z.number() }).nullable(),
  copyOf: z.string().nullable(),
  frequency: z.enum(FREQUENCIES),
  everyDays: z.number().nullable(),
  weekdays: z.array(z.number()),
  monthDays: z.array(
    z.object({ kind: z.enum(MONTH_DAY_KINDS), date: z.number(), nth: z.literal(NTHS), weekday: z.number() }),
  ),
  quarterMonth: z.number(),
  dates: z.array(z.string()),
  startOn: z.string(),
  end: z.enum(CYCLE_ENDS),
  endOn: z.string(),
  times: z.number().nullable(),
  startTime: z.string(),
  randomUntil: z.string().nullable(),
  termKind: z.enum(TERM_KINDS),
  term: z.number().nullable(),
  /** Nobody chose the time limit: it is as template or company preset. */
  isTermPreset: z.boolean().default(false),
  skipsDaysOff: z.boolean(),
  /** Drafts from before it existed have none. */
  skipsHolidays: z.boolean().default(true),
  policy: z.enum(CYCLE_POLICIES),
});
export type CyclePlan = z.output<typeof cyclePlanShape>;
export type PlannedMonthDay = CyclePlan['monthDays'][number];

const FIRST: PlannedMonthDay = { kind: 'date', date: 1, nth: 1, weekday: 0 };
export const newMonthDay = (): PlannedMonthDay => ({ ...FIRST });

/** Every Monday at nine, due the same day: nearest to what is usual. */
export const newCyclePlan = (today: string): CyclePlan => ({
  edited: null,
  copyOf: null,
  frequency: 'weekly',
  everyDays: 1,
  weekdays: [0],
  monthDays: [newMonthDay()],
  quarterMonth: 1,
  dates: [],
  startOn: today,
  end: 'never',
  endOn: '',
  times: null,
  startTime: '09:00',
  randomUntil: null,
  termKind: 'days',
  term: 0,
  isTermPreset: true,
  skipsDaysOff: true,
  skipsHolidays: true,
  policy: 'until_next',
});

/** The schedule as it is sent; what is missing or wrong is found by the contract's own shape. */
export function scheduleOf(plan: CyclePlan): CycleSchedule {
  return {
    recurrence: recurrenceOf(plan),
    startOn: plan.startOn,
    endOn: plan.end === 'date' ? plan.endOn : null,
    times: plan.end === 'times' ? (plan.times ?? 0) : null,
    startTime: plan.startTime,
    randomUntil: plan.randomUntil,
    term: plan.termKind === 'open_hours' ? { kind: plan.termKind, hours: plan.term ?? -1 } : clockTermOf(plan),
  };
}

/** How much time is given, day and night. */
export const clockTermOf = ({ termKind, term }: Pick<CyclePlan, 'termKind' | 'term'>) =>
  termKind === 'days' ? { kind: 'days' as const, days: term ?? -1 } : { kind: 'hours' as const, hours: term ?? -1 };

function recurrenceOf(plan: CyclePlan): CycleSchedule['recurrence'] {
  const { frequency } = plan;
  switch (frequency) {
    case 'daily':
      return { frequency, everyDays: plan.everyDays ?? 0 };
    case 'weekly':
      return { frequency, weekdays: plan.weekdays };
    case 'monthly':
      return { frequency, days: plan.monthDays.map(monthDayOf) };
    case 'quarterly':
      return { frequency, month: plan.quarterMonth, days: plan.monthDays.map(monthDayOf) };
    case 'dates':
      return { frequency, dates: plan.dates };
    default:
      return frequency satisfies never;
  }
}

function monthDayOf({ kind, date, nth, weekday }: PlannedMonthDay): MonthDay {
  if (kind === 'date') return { kind, date };
  return kind === 'last' ? { kind } : { kind, nth, weekday };
}

/** A cycle as the wizard asks for it. */
export function cyclePlanOf({ schedule, skipsDaysOff, skipsHolidays, deadlinePolicy }: CycleDetail): CyclePlan {
  const { recurrence, startOn, endOn, times, startTime, randomUntil, term } = schedule;
  const usual = newCyclePlan(startOn);
  const end = times !== null ? 'times' : endOn !== null ? 'date' : 'never';
  return {
    ...usual,
    ...{ frequency: recurrence.frequency, startOn, endOn: endOn ?? '', times, end, startTime, randomUntil },
    ...(recurrence.frequency === 'daily' ? { everyDays: recurrence.everyDays } : {}),
    ...(recurrence.frequency === 'weekly' ? { weekdays: recurrence.weekdays } : {}),
    ...('days' in recurrence ? { monthDays: recurrence.days.map((day) => ({ ...FIRST, ...day })) } : {}),
    ...(recurrence.frequency === 'quarterly' ? { quarterMonth: recurrence.month } : {}),
    ...(recurrence.frequency === 'dates' ? { dates: recurrence.dates } : {}),
    ...(term.kind === 'days' ? { termKind: 'days', term: term.days } : { termKind: term.kind, term: term.hours }),
    isTermPreset: false,
    ...{ skipsDaysOff, skipsHolidays, policy: deadlinePolicy },
  };
}
