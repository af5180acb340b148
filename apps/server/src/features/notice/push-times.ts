import { shopClock } from '@rondo/contract/shop-clock';
import { opensAt, pushAt } from '@rondo/domain/notice/push-time';
import type { Tx } from '../../platform/context.ts';
import { quietHoursOf } from '../message/index.ts';
import * as q from './place.queries.ts';

/** When some people are pushed; null: now. */
export type PushTimes = (memberIds: readonly string[]) => Promise<ReadonlyMap<string, Date>>;

/** Pushes that wait for nothing: of what is not important, and of emergencies. */
export const atOnce: PushTimes = async () => new Map();

/**
 * Pushes that wait until a store of their reader is open and their quiet hours are over; who is missing is pushed now. Asked part by
 * part, each store's hours are read once.
 */
export async function inTheirHours({ db, companyId, now }: Tx): Promise<PushTimes> {
  const at = now();
  const { time_zone: zone } = await q.companyZone(db, companyId).executeTakeFirstOrThrow();
  const known = new Map<string, Date>();
  return async (memberIds) => {
    const works = await q.shopsOfMembers(db, companyId, memberIds).execute();
    const unknown = [...new Set(works.map(({ shop_id }) => shop_id))].filter((id) => !known.has(id));
    const shops = unknown.length === 0 ? [] : await q.hoursOfShops(db, companyId, unknown).execute();
    for (const shop of shops) known.set(shop.id, opensAt(at, shopClock(shop, zone)));
    const quiet = await quietHoursOf(db, companyId, memberIds);
    const openings = new Map<string, Date[]>();
    for (const { member_id, shop_id } of works) {
      const opening = known.get(shop_id);
      if (opening) openings.set(member_id, [...(openings.get(member_id) ?? []), opening]);
    }
    const times = memberIds.map((id) => {
      const reader = { openings: openings.get(id) ?? [], quiet: quiet.get(id) ?? null, zone };
      return [id, pushAt(at, reader)] as const;
    });
    return new Map(times.filter(([, when]) => when > at));
  };
}
