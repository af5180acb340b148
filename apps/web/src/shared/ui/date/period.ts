import { addDays, daysBetween } from '@rondo/domain/civil-time';

/** Civil days yyyy-MM-dd; both belong to the period. */
export interface Period {
  from: string;
  to: string;
}

/** The usual periods of what lies behind, and of what lies ahead. */
export const PAST_PERIODS = ['today', 'yesterday', 'days7', 'days30', 'month', 'lastMonth', 'quarter'] as const;
export const COMING_PERIODS = ['today', 'tomorrow', 'next7'] as const;
export type PeriodKey = (typeof PAST_PERIODS)[number] | (typeof COMING_PERIODS)[number];

/** The usual periods, counted from today (yyyy-MM-dd); those that run end today. */
export function periodOf(key: PeriodKey, today: string): Period {
  const first = `${today.slice(0, 7)}-01`;
  switch (key) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'tomorrow':
      return { from: addDays(today, 1), to: addDays(today, 1) };
    case 'next7':
      return { from: today, to: addDays(today, 6) };
    case 'days7':
      return { from: addDays(today, -6), to: today };
    case 'days30':
      return { from: addDays(today, -29), to: today };
    case 'month':
      return { from: first, to: today };
    case 'lastMonth': {
      const to = addDays(first, -1);
      return { from: `${to.slice(0, 7)}-01`, to };
    }
    case 'quarter': {
      const month = Number(today.slice(5, 7));
      const start = String(month - ((month - 1) % 3)).padStart(2, '0');
      return { from: `${today.slice(0, 5)}${start}-01`, to: today };
    }
    default:
      return key satisfies never;
  }
}

export interface PeriodRule {
  /** Longest period that may be chosen, days; then both ends are needed. */
  mostDays?: number | undefined;
}

/** What keeps two days (empty when missing) from being a period; null when nothing does. */
export function periodFault({ from, to }: Period, { mostDays }: PeriodRule): 'order' | 'long' | 'missing' | null {
  if (from === '' || to === '') return mostDays === undefined ? null : 'missing';
  const days = daysBetween(from, to) + 1;
  if (days < 1) return 'order';
  return mostDays !== undefined && days > mostDays ? 'long' : null;
}
