import { specialDays, weekHours } from '@rondo/contract/shop-fields';
import { snapshotSchedule } from '@rondo/contract/timed-snapshot-shapes';
import { SHOP_STATES } from '@rondo/domain/shop';
import { type TimedSnapshotState, timedSnapshotMachine } from '@rondo/domain/timed-snapshot';
import type { SnapshotShop } from '@rondo/domain/timed-snapshot/expand';

/** The database's CHECK keeps it one of the union. */
export function oneOf<T extends string | number>(all: readonly T[], value: string | number): T {
  const found = all.find((one) => one === value);
  if (found === undefined) throw new Error(`unknown value ${value}`);
  return found;
}

export const stateOf = (text: string): TimedSnapshotState => oneOf(timedSnapshotMachine.states, text);

/** What a row holds as a document, parsed by the shape that wrote it. */
export const storedSchedule = (row: { schedule: unknown }) => snapshotSchedule.parse(row.schedule);

interface ShopRow {
  state: string;
  closing_on: string | null;
  time_zone: string | null;
  hours: unknown;
  special_days: unknown;
}

/** A store as the rules see it. */
export const snapshotShop = (row: ShopRow, companyZone: string): SnapshotShop => ({
  timeZone: row.time_zone ?? companyZone,
  state: oneOf(SHOP_STATES, row.state),
  closesOn: row.closing_on,
  week: weekHours.parse(row.hours ?? []),
  specialDays: specialDays.parse(row.special_days ?? []),
});
