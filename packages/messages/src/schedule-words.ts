import type { MonthDay } from '@rondo/domain/cycle/recurrence';
import type { Schedule } from '@rondo/domain/cycle/schedule';
import type { MessageKey, Params } from './index.ts';

/** How a reader is spoken to: texts of their language, and parts of a list in its way. */
export interface Speech {
  t: (key: MessageKey, params?: Params) => string;
  list: (parts: string[]) => string;
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const NTH = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', last: 'last' } as const;

/** A schedule in words: days, and the time or the window of random times. */
export function scheduleWords(
  speech: Speech,
  schedule: Pick<Schedule, 'recurrence' | 'startTime' | 'randomUntil'>,
): string {
  const { startTime, randomUntil } = schedule;
  const days = spaced(daysWords(speech, schedule));
  return randomUntil === null
    ? speech.t('cycle.words.at', { days, time: startTime })
    : speech.t('cycle.words.between', { days, from: startTime, to: randomUntil });
}

/** Between Chinese and a number stands a space, wherever the number begins a part of its own. */
const spaced = (text: string): string => text.replaceAll(/(?<=\p{Script=Han})(?=\d)/gu, ' ');

/** On which days a schedule comes, as people say it. */
function daysWords(speech: Speech, { recurrence }: Pick<Schedule, 'recurrence'>): string {
  const { t, list } = speech;
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

/** Name of a weekday, 0 = Monday. */
export const weekdayWord = (t: Speech['t'], day: number): string =>
  t(`cycle.words.weekday.${WEEKDAYS[day] ?? 'monday'}`);

function monthDayWord(t: Speech['t'], day: MonthDay): string {
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
