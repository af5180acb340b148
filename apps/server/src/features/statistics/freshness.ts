import { businessDate } from '@rondo/domain/business-day';
import type { Context } from '../../platform/context.ts';
import * as q from './statistics.queries.ts';

/** Until when figures are right, when they were computed, and which days may still change: those after the last nightly run. */
export async function freshnessOf({ db, actor, now }: Context) {
  const until = await q.dataUntil(db, actor.companyId).executeTakeFirst();
  const dataUntilOn = until?.data_until_on ?? null;
  const today = businessDate(now(), actor.timeZone, actor.cutOff);
  return {
    stamp: { dataUntilOn, computedAt: now().toISOString() },
    today,
    isProvisional: (to: string): boolean => (dataUntilOn === null ? to >= today : to > dataUntilOn),
  };
}
