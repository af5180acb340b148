import { rectificationMachine } from '@rondo/domain/rectification';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';

interface Where {
  shopId: string;
  itemIds: readonly string[];
  since: Date;
}

/** Of some check items of a store how often each failed since a day; void records left out. */
const failures = (db: Db, companyId: string, { shopId, itemIds, since }: Where) =>
  ofItems(db, companyId, { shopId, itemIds })
    .select(['item_id', ({ fn }) => fn.countAll<number>().as('times')])
    .where('created_at', '>=', since)
    .groupBy('item_id');

/** The last time that each was put right since then. */
const fixes = (db: Db, companyId: string, { shopId, itemIds, since }: Where) =>
  ofItems(db, companyId, { shopId, itemIds })
    .distinctOn('item_id')
    .select(['item_id', 'id', 'number'])
    .where(stateIn('state', rectificationMachine.done))
    .where('completed_at', '>=', since)
    .orderBy('item_id')
    .orderBy('completed_at', 'desc');

const ofItems = (db: Db, companyId: string, { shopId, itemIds }: Omit<Where, 'since'>) =>
  db
    .selectFrom('rectification')
    .where('company_id', '=', companyId)
    .where('shop_id', '=', shopId)
    .where(sql<SqlBool>`item_id = any(${[...itemIds]}::uuid[])`)
    .where(
      sql<SqlBool>`not exists (select from record r where r.company_id = rectification.company_id
        and r.id = rectification.record_id and r.state = 'void')`,
    );

/** Of a check item: which failure since then a new one would be, and the fix that did not last. */
interface Before {
  repeatNo: number;
  fix: { id: string; number: string } | null;
}

/** What happened to check items of a store since a day; nothing where no item failed. */
export async function beforeOf(db: Db, companyId: string, where: Where): Promise<(itemId: string | null) => Before> {
  const failed = where.itemIds.length > 0 ? await failures(db, companyId, where).execute() : [];
  const fixed = failed.length > 0 ? await fixes(db, companyId, where).execute() : [];
  return (itemId) => ({
    repeatNo: 1 + (failed.find((r) => r.item_id !== null && r.item_id === itemId)?.times ?? 0),
    fix: fixed.find((r) => r.item_id !== null && r.item_id === itemId) ?? null,
  });
}

/** The ids of everything that hangs together with one: what it came back of, up to the first, and what came back of these. */
export async function chainOf(db: Db, companyId: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive up as (
      select id, repeat_of from rectification where company_id = ${companyId} and id = ${id}
      union all
      select r.id, r.repeat_of from rectification r join up on r.id = up.repeat_of where r.company_id = ${companyId}
    ), down as (
      select id from up where repeat_of is null
      union all
      select r.id from rectification r join down on r.repeat_of = down.id where r.company_id = ${companyId}
    )
    select id from down`.execute(db);
  return rows.map((row) => row.id);
}

/** Condition on `rectification`: it was put right, and the problem came back (`false`) or not. */
export const lasted = (did: boolean) => {
  const back = sql<SqlBool>`exists (select from rectification next where next.company_id = rectification.company_id
    and next.repeat_of = rectification.id)`;
  return sql<SqlBool>`(${stateIn('rectification.state', rectificationMachine.done)} and ${did ? sql<SqlBool>`not ${back}` : back})`;
};
