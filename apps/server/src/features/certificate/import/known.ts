import type { Db } from '../../../platform/db/company-db.ts';
import * as q from './import.queries.ts';
import { type PlannedRow, sameKey } from './plan.ts';

type Row = Awaited<ReturnType<ReturnType<typeof q.ofHolders>['execute']>>[number];

/** The certificates that rows mean, by what makes them the same; of several the newest. */
export async function known(db: Db, companyId: string, rows: readonly PlannedRow[]): Promise<ReadonlyMap<string, Row>> {
  const shopIds = new Set(
    rows.flatMap(({ shopId, memberId }) => (memberId === null && shopId !== null ? [shopId] : [])),
  );
  const memberIds = new Set(rows.flatMap(({ memberId }) => memberId ?? []));
  const found = await q.ofHolders(db, companyId, [...shopIds], [...memberIds]).execute();
  return new Map(found.map((one) => [sameKey({ ...one, shopId: one.shop_id, memberId: one.member_id }), one]));
}
