import type { SnapshotScheduleInput } from '@rondo/contract/timed-snapshot-shapes';
import type { Translate } from '../../shared/i18n.tsx';

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Noon of a civil day: the same day in every zone where the reader may be. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`;

const DAY_MINUTES = 1440;
/** Minutes since midnight as a clock shows them; what lies in the night after is marked. */
export function clockOf(minute: number): string {
  const within = ((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const text = `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
  return minute >= DAY_MINUTES ? `${text} +1` : minute < 0 ? `${text} -1` : text;
}

/** On which days a plan takes pictures, in words. */
export function daysText({ days }: SnapshotScheduleInput, t: Translate, list: (parts: readonly string[]) => string) {
  switch (days.kind) {
    case 'weekdays':
      return list(
        days.weekdays.toSorted().flatMap((day) => {
          const word = WEEKDAYS[day];
          return word ? [t(`cycle.words.weekday.${word}`)] : [];
        }),
      );
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
export function timesText({ times }: SnapshotScheduleInput, t: Translate, list: (parts: readonly string[]) => string) {
  switch (times.kind) {
    case 'fixed':
      return list(times.times.toSorted());
    case 'every':
      return t('timedSnapshot.words.every', {
        minutes: times.minutes,
        periods: list(times.periods.map(({ from, to }) => `${from}–${to}`)),
      });
    case 'hours':
      return list(times.moments.map((moment) => momentText(moment, t)));
    default:
      return times satisfies never;
  }
}

function momentText({ edge, minutes }: { edge: 'opening' | 'closing'; minutes: number }, t: Translate): string {
  const which = t(`timedSnapshot.edge.${edge}`);
  if (minutes === 0) return which;
  const words = minutes < 0 ? 'timedSnapshot.words.before' : 'timedSnapshot.words.after';
  return t(words, { edge: which, minutes: Math.abs(minutes) });
}
