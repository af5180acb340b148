import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { FlowCorrection } from '../../platform/db/schema.gen.ts';

/** One counter's hours are corrected one at a time: until the transaction ends. */
export const hold = (db: Db, companyId: string, counterId: string) =>
  sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${`${companyId} ${counterId}`}))`.execute(db);

const LOCK = 7_103;

/** The readings that lie in an hour, or over it. */
export const inHour = (db: Db, companyId: string, counterId: string, at: Date) =>
  db
    .selectFrom('flow_reading')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('counter_id', '=', counterId)
    .where('at', '>', sql<Date>`${at}::timestamptz - interval '1 hour'`)
    .where('at', '<', sql<Date>`${at}::timestamptz + interval '1 hour'`)
    .where(sql<Date>`at + make_interval(mins => minutes)`, '>', at)
    .orderBy('at');

export const drop = (db: Db, companyId: string, counterId: string, at: readonly Date[]) =>
  db
    .deleteFrom('flow_reading')
    .where('company_id', '=', companyId)
    .where('counter_id', '=', counterId)
    .where('at', 'in', [...at]);

export const insert = (db: Db, row: Insertable<FlowCorrection>) => db.insertInto('flow_correction').values(row);

export const byId = (db: Db, companyId: string, id: string) =>
  db.selectFrom('flow_correction').selectAll().where('company_id', '=', companyId).where('id', '=', id);

/** The correction of an hour that stands: the last one that was not taken back. */
export const standing = (db: Db, companyId: string, counterId: string, at: Date) =>
  db
    .selectFrom('flow_correction')
    .select('id')
    .where('company_id', '=', companyId)
    .where('counter_id', '=', counterId)
    .where('at', '=', at)
    .where('taken_back_at', 'is', null)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);

export const takeBack = (db: Db, companyId: string, id: string, by: { at: Date; memberId: string }) =>
  db
    .updateTable('flow_correction')
    .set({ taken_back_at: by.at, taken_back_by: by.memberId })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('taken_back_at', 'is', null)
    .returning('id');

interface Left {
  companyId: string;
  shopId: string;
  day: string;
}

/** No row back: the day was left out already. */
export const exclude = (db: Db, { companyId, shopId, day }: Left, by: { reason: string; memberId: string; at: Date }) =>
  db
    .insertInto('flow_exclusion')
    .values({ company_id: companyId, shop_id: shopId, day, reason: by.reason, made_by: by.memberId, made_at: by.at })
    .onConflict((c) => c.doNothing())
    .returning('day');

export const include = (db: Db, { companyId, shopId, day }: Left) =>
  db
    .deleteFrom('flow_exclusion')
    .where('company_id', '=', companyId)
    .where('shop_id', '=', shopId)
    .where('day', '=', day)
    .returning('reason');
