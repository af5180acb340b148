import { type ClockHours, clockHours } from '@rondo/domain/work-clock';
import { specialDays, weekHours } from './shop-fields.ts';

/** What is stored of when a store is open. */
interface StoredHours {
  hours: unknown;
  special_days: unknown;
  time_zone: string | null;
  /** The day from which it is closed, or will be. */
  closed_from: string | null;
}

/** The hours that a limit at a store runs by, on the clock of the store, else of the company. */
export const shopClock = (row: StoredHours, companyZone: string): ClockHours =>
  clockHours({
    week: weekHours.parse(row.hours),
    specials: specialDays.parse(row.special_days),
    zone: row.time_zone || companyZone,
    closedFrom: row.closed_from,
  });
