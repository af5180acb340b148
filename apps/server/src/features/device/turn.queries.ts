import { deviceCommandMachine } from '@rondo/domain/device';
import { LIMIT } from '@rondo/domain/limit';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

const OPEN = deviceCommandMachine.from('expire');

/** The commands of a store that are not over. */
const ofShop = (db: Db, companyId: string, shopId: string) =>
  db
    .selectFrom('device_command as c')
    .innerJoin('device as d', (j) => j.onRef('d.company_id', '=', 'c.company_id').onRef('d.id', '=', 'c.device_id'))
    .where('c.company_id', '=', companyId)
    .where('d.shop_id', '=', shopId)
    .where('c.state', 'in', OPEN);

/** Whoever looks how many commands of a store have begun, looks alone until the transaction ends. */
export const lockShop = (db: Db, companyId: string, shopId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId} ${shopId}`}, 22))`.execute(db);

export const begun = (db: Db, companyId: string, shopId: string) =>
  ofShop(db, companyId, shopId)
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<SqlBool>`c.begun_at is not null`);

export const begin = (db: Db, companyId: string, id: string, at: Date) =>
  db
    .updateTable('device_command')
    .set({ begun_at: at })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('begun_at', 'is', null);

/** Those of a store that wait for their turn, the longest waiting first. */
export const waiting = (db: Db, companyId: string, shopId: string) =>
  ofShop(db, companyId, shopId)
    .select('c.id')
    .where('c.begun_at', 'is', null)
    .orderBy('c.created_at')
    .orderBy('c.id')
    .limit(LIMIT.device.storeAtOnce);
