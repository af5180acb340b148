import type { HOUR_EDGES, SnapshotSchedule } from '@rondo/domain/timed-snapshot/expand';
import { type Speech, weekdayWord } from './schedule-words.ts';

/** On which days a plan takes pictures, in words. */
export function snapshotDays({ t, list }: Speech, { days }: Pick<SnapshotSchedule, 'days'>): string {
  switch (days.kind) {
    case 'weekdays':
      return list(days.weekdays.toSorted().map((day) => weekdayWord(t, day)));
    case 'dates':
      return list(days.dates.toSorted());
    case 'daily':
    case 'business':
      return t(`timedSnapshot.days.${days.kind}`);
    default:
      return days satisfies never;
  }
}

/** At which times of these days, in words. */
export function snapshotTimes({ t, list }: Speech, { times }: Pick<SnapshotSchedule, 'times'>): string {
  switch (times.kind) {
    case 'fixed':
      return list(times.times.toSorted());
    case 'every':
      return t('timedSnapshot.words.every', {
        minutes: times.minutes,
        periods: list(times.periods.map(({ from, to }) => `${from}–${to}`)),
      });
    case 'hours':
      return list(times.moments.map((moment) => momentText(t, moment)));
    default:
      return times satisfies never;
  }
}

interface Moment {
  edge: (typeof HOUR_EDGES)[number];
  minutes: number;
}

function momentText(t: Speech['t'], { edge, minutes }: Moment): string {
  const which = t(`timedSnapshot.edge.${edge}`);
  if (minutes === 0) return which;
  const words = minutes < 0 ? 'timedSnapshot.words.before' : 'timedSnapshot.words.after';
  return t(words, { edge: which, minutes: Math.abs(minutes) });
}
