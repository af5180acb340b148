import { addDays } from '@rondo/domain/civil-time';

export interface Period {
  from: string;
  to: string;
}

export const PERIODS = ['today', 'yesterday', 'days7', 'days30', 'month', 'lastMonth', 'quarter'] as const;
export type PeriodKey = (typeof PERIODS)[number];

/** The usual periods, counted from today (yyyy-MM-dd); those that run end today. */
export function periodOf(key: PeriodKey, today: string): Period {
  const first = `${today.slice(0, 7)}-01`;
  switch (key) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
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
