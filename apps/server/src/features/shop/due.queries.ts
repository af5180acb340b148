import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { placedSince } from './placed.queries.ts';

const todayThere = (at: Date, companyZone: string) =>
  sql<string>`(${at}::timestamptz at time zone coalesce(time_zone, ${companyZone}))::date`;

/** Shops whose opening day has come where they are. */
export const openDue = (db: Db, companyId: string, companyZone: string, at: Date) =>
  db
    .updateTable('shop')
    .set({ state: 'open', ...placedSince(at), updated_at: at, rev: sql<number>`rev + 1` })
    .where('company_id', '=', companyId)
    .where('state', '=', 'preparing')
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`opened_on <= ${todayThere(at, companyZone)}`)
    .returning(['id', 'name', 'rev']);

/** Shops whose planned closing day has come where they are; one that somebody is just changing waits for the next run. */
export const closingDue = (db: Db, companyId: string, companyZone: string, at: Date) =>
  db
    .selectFrom('shop')
    .select(['id', 'name', 'rev', 'state', 'closing_on', 'closing_kind', 'closing_reason', 'closing_keeps_tasks'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`closing_on <= ${todayThere(at, companyZone)}`)
    .orderBy('id')
    .forUpdate()
    .skipLocked();

/** Remembers the days a shop was closed that is open again. */
export const keepClosure = (db: Db, companyId: string, shopId: string, closedOn: string, reopenedOn: string) =>
  db
    .insertInto('shop_closure')
    .values({ company_id: companyId, shop_id: shopId, closed_on: closedOn, reopened_on: reopenedOn })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'shop_id', 'closed_on']).doUpdateSet({ reopened_on: reopenedOn }),
    );
