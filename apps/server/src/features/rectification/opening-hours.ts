import { shopClock } from '@rondo/contract/shop-clock';
import { type ClockHours, dueSoonAt } from '@rondo/domain/work-clock';

/** What is stored of the clock of a rectification and of the hours of its store. */
interface Stored {
  clock: string;
  shop_hours: unknown;
  shop_special_days: unknown;
  shop_time_zone: string | null;
  shop_closed_from: string | null;
}

/** The hours that its time runs by; null: on the calendar's clock. */
export function hoursOf(row: Stored, companyZone: string): ClockHours {
  if (row.clock !== 'business') return null;
  return shopClock(
    {
      ...{ hours: row.shop_hours, special_days: row.shop_special_days },
      ...{ time_zone: row.shop_time_zone, closed_from: row.shop_closed_from },
    },
    companyZone,
  );
}

/** The columns of a deadline: when it is, and from when on the clock speaks of it. */
export interface Deadline {
  deadline_at: Date;
  due_24h_at: Date | null;
  due_2h_at: Date | null;
}

export function deadlineOf(hours: ClockHours, deadlineAt: Date): Deadline {
  const soon = dueSoonAt(hours, deadlineAt);
  return { deadline_at: deadlineAt, due_24h_at: soon.day, due_2h_at: soon.hours };
}
