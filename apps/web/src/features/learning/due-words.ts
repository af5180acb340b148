import type { Translate } from '../../shared/i18n.tsx';

/** When a list is due, in words: a day, days after joining, or none. `day`: a civil day as the reader writes it. */
export function dueWords(
  t: Translate,
  day: (at: string) => string,
  { dueOn, dueDays = null }: { dueOn: string | null; dueDays?: number | null },
): string {
  // Noon of the day: it is the same day in every zone where the reader may be.
  if (dueOn !== null) return day(`${dueOn}T12:00:00Z`);
  return dueDays === null ? t('learning.noDue') : t('learning.dueAfter', { count: dueDays });
}
