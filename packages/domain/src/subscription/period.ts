import { weekdayOf } from '../business-hours.ts';
import { addDays } from '../civil-time.ts';
import type { SubscriptionFrequency } from './schedule.ts';

/** The days that a report is about, counted from the business date on which it is sent; `all`: no period, as it stands then. */
export const SUBSCRIPTION_PERIODS = [
  'yesterday',
  'days7',
  'days30',
  'lastWeek',
  'monthToDate',
  'lastMonth',
  'lastQuarter',
  'all',
] as const;
export type SubscriptionPeriod = (typeof SUBSCRIPTION_PERIODS)[number];

/** What a report of each frequency is about unless somebody chooses otherwise (product 20). */
export const USUAL_PERIOD = {
  daily: 'yesterday',
  weekly: 'lastWeek',
  monthly: 'lastMonth',
  quarterly: 'lastQuarter',
} as const satisfies Record<SubscriptionFrequency, SubscriptionPeriod>;

/** Both days belong to it. */
interface Days {
  from: string;
  to: string;
}

const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

function firstOfQuarter(date: string): string {
  const month = Number(date.slice(5, 7));
  const first = month - ((month - 1) % 3);
  return `${date.slice(0, 5)}${String(first).padStart(2, '0')}-01`;
}

/** The days of a period, all of them over on the business date `on`; null: no period. */
export function periodDays(period: SubscriptionPeriod, on: string): Days | null {
  const yesterday = addDays(on, -1);
  switch (period) {
    case 'yesterday':
      return { from: yesterday, to: yesterday };
    case 'days7':
      return { from: addDays(on, -7), to: yesterday };
    case 'days30':
      return { from: addDays(on, -30), to: yesterday };
    case 'lastWeek': {
      const monday = addDays(on, -weekdayOf(on));
      return { from: addDays(monday, -7), to: addDays(monday, -1) };
    }
    case 'monthToDate':
      return { from: firstOfMonth(yesterday), to: yesterday };
    case 'lastMonth': {
      const to = addDays(firstOfMonth(on), -1);
      return { from: firstOfMonth(to), to };
    }
    case 'lastQuarter': {
      const to = addDays(firstOfQuarter(on), -1);
      return { from: firstOfQuarter(to), to };
    }
    case 'all':
      return null;
    default:
      return period satisfies never;
  }
}
