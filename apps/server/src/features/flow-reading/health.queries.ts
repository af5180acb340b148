import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** The readings of some counters on business days. */
export const readingsOf = (db: Db, companyId: string, ids: readonly string[], from: string, to: string) =>
  db
    .selectFrom('flow_reading')
    .select(['counter_id', 'at', 'minutes', 'is_open', 'entries', 'exits', 'peak', 'healthy_minutes', 'source'])
    .where('company_id', '=', companyId)
    .where('counter_id', 'in', [...ids])
    .where('at', '>=', sql<Date>`${from}::date - interval '2 days'`)
    .where('at', '<', sql<Date>`${to}::date + interval '3 days'`)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('at');

/** What came through some counters a day, on days with readings. */
export const daysOf = (db: Db, companyId: string, ids: readonly string[], from: string, to: string) =>
  db
    .selectFrom('flow_reading')
    .select(['counter_id', 'day'])
    .select(({ fn }) => fn.sum<string>('entries').as('entries'))
    .where('company_id', '=', companyId)
    .where('counter_id', 'in', [...ids])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['counter_id', 'day'])
    .orderBy('day');

/** Corrections of some counters that stand, by the time of their hour. */
export const correctionsOf = (db: Db, companyId: string, ids: readonly string[], from: Date, until: Date) =>
  db
    .selectFrom('flow_correction')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('counter_id', 'in', [...ids])
    .where('at', '>=', from)
    .where('at', '<', until)
    .where('taken_back_at', 'is', null)
    .orderBy('made_at');

export const exclusionsOf = (db: Db, companyId: string, shopId: string, from: string, to: string) =>
  db
    .selectFrom('flow_exclusion')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('shop_id', '=', shopId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day');

/** The sums of a store's days, in opening hours and outside of them together. */
export const daySums = (db: Db, companyId: string, shopId: string, from: string, to: string) =>
  db
    .selectFrom('flow_day')
    .select('day')
    .select(({ fn }) => [
      fn.sum<string>('entries').as('entries'),
      fn.sum<string>('healthy_minutes').as('healthy'),
      fn.sum<string>('expected_minutes').as('expected'),
    ])
    .where('company_id', '=', companyId)
    .where('shop_id', '=', shopId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day');
