import {
  PAUSE_CAUSES,
  RUN_KINDS,
  SKIP_CAUSES,
  SUBSCRIPTION_CHANNELS,
  SUBSCRIPTION_REPORT_KEYS,
  SUBSCRIPTION_STATES,
  type SubscriptionView,
} from '@rondo/domain/subscription';
import { SUBSCRIPTION_PERIODS } from '@rondo/domain/subscription/period';
import { nextSending, SUBSCRIPTION_FREQUENCIES, type SubscriptionSchedule } from '@rondo/domain/subscription/schedule';
import type { Selectable } from 'kysely';
import type { Subscription } from '../../platform/db/schema.gen.ts';

export type SubscriptionRecord = Selectable<Subscription>;

/** A word of a column that the database keeps to a list. */
export function oneOf<T extends string>(known: readonly T[], text: string): T {
  const found = known.find((one) => one === text);
  if (found === undefined) throw new Error(`unknown word ${text} of a subscription`);
  return found;
}

const orNull = <T extends string>(known: readonly T[], text: string | null): T | null =>
  text === null ? null : oneOf(known, text);

export const stateOf = (text: string) => oneOf(SUBSCRIPTION_STATES, text);
export const reportOf = (text: string) => oneOf(SUBSCRIPTION_REPORT_KEYS, text);
export const periodOf = (text: string) => oneOf(SUBSCRIPTION_PERIODS, text);
export const pauseOf = (text: string | null) => orNull(PAUSE_CAUSES, text);
export const skipOf = (text: string | null) => orNull(SKIP_CAUSES, text);
export const runKindOf = (text: string) => oneOf(RUN_KINDS, text);
export const channelsOf = (texts: readonly string[]) => texts.map((text) => oneOf(SUBSCRIPTION_CHANNELS, text));

type Times = Pick<SubscriptionRecord, 'frequency' | 'weekday' | 'month_day' | 'send_time' | 'start_on' | 'end_on'>;

export const scheduleOf = (row: Times): SubscriptionSchedule => ({
  frequency: oneOf(SUBSCRIPTION_FREQUENCIES, row.frequency),
  weekday: row.weekday,
  monthDay: row.month_day,
  time: row.send_time,
  startOn: row.start_on,
  endOn: row.end_on,
});

/** Whether anything is still to be sent by its days. */
export const hasNext = (row: Times, now: Date, timeZone: string): boolean =>
  nextSending(scheduleOf(row), now, timeZone) !== null;

/** What the policy needs to know of a row. */
export const viewOf = (row: Pick<SubscriptionRecord, 'state' | 'owner_id'>): SubscriptionView => ({
  state: stateOf(row.state),
  ownerId: row.owner_id,
});
