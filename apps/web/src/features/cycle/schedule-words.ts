import type { CycleSchedule } from '@rondo/contract/cycle-schedule';
import type { MonthDay } from '@rondo/domain/cycle/recurrence';
import { useMemo } from 'react';
import { useFormat } from '../../shared/format/use-format.tsx';
import { type Translate, useT } from '../../shared/i18n.tsx';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const NTH = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', last: 'last' } as const;

/** Name of a weekday, 0 = Monday. */
const weekdayWord = (t: Translate, day: number): string => t(`cycle.words.weekday.${WEEKDAYS[day] ?? 'monday'}`);

function monthDayWord(t: Translate, day: MonthDay): string {
  switch (day.kind) {
    case 'date':
      return t('cycle.words.date', { date: day.date });
    case 'last':
      return t('cycle.words.lastDay');
    case 'weekday': {
      const nth = t(`cycle.words.nth.${NTH[day.nth]}`);
      return t('cycle.words.nthDay', { nth, day: weekdayWord(t, day.weekday) });
    }
    default:
      return day satisfies never;
  }
}

/** On which days a schedule comes, as people say it. */
function daysWords(t: Translate, list: (parts: string[]) => string, { recurrence }: Pick<CycleSchedule, 'recurrence'>) {
  switch (recurrence.frequency) {
    case 'daily':
      return recurrence.everyDays === 1
        ? t('cycle.words.everyDay')
        : t('cycle.words.everyDays', { count: recurrence.everyDays });
    case 'weekly':
      return t('cycle.words.weekly', { days: list(recurrence.weekdays.toSorted().map((day) => weekdayWord(t, day))) });
    case 'monthly':
      return t('cycle.words.monthly', { days: list(recurrence.days.map((day) => monthDayWord(t, day))) });
    case 'quarterly': {
      const days = list(recurrence.days.map((day) => monthDayWord(t, day)));
      return t('cycle.words.quarterly', { month: recurrence.month, days });
    }
    case 'dates':
      return t('cycle.words.dates', { count: recurrence.dates.length });
    default:
      return recurrence satisfies never;
  }
}

/** A schedule in words: days, and the time or the window of random times. */
export function useScheduleWords(): (
  schedule: Pick<CycleSchedule, 'recurrence' | 'startTime' | 'randomUntil'>,
) => string {
  const t = useT();
  const { list } = useFormat();
  return useMemo(
    () => (schedule) => {
      const days = daysWords(t, list, schedule);
      const { startTime, randomUntil } = schedule;
      return randomUntil === null
        ? t('cycle.words.at', { days, time: startTime })
        : t('cycle.words.between', { days, from: startTime, to: randomUntil });
    },
    [t, list],
  );
}

/** A civil day as a moment that is the same day in every zone where a reader may be. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`;
