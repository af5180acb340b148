import type { Actor } from '@rondo/domain/actor';
import { edgeMachine } from '@rondo/domain/edge';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/company-db.ts';
import type { Device } from '../../../platform/db/schema.gen.ts';
import { visibleShops } from '../../scope/index.ts';

/** Stores in scope that have one of the names or numbers, given in small letters. */
export const shopsNamed = (db: Db, actor: Actor, names: readonly string[], codes: readonly string[]) =>
  visibleShops(db, actor)
    .select(['shop.id', 'shop.name', 'shop.code'])
    .where(
      sql<SqlBool>`(lower(shop.name) = any(${[...names]}::text[]) or lower(shop.code) = any(${[...codes]}::text[]))`,
    );

/** Gateways of stores that were not revoked. */
export const edgesOf = (db: Db, companyId: string, shopIds: readonly string[]) =>
  db
    .selectFrom('edge')
    .select(['id', 'name', 'shop_id'])
    .where('company_id', '=', companyId)
    .where('state', 'in', edgeMachine.from('revoke'))
    .where(sql<SqlBool>`shop_id = any(${[...shopIds]}::uuid[])`);

/** The devices of some stores, and those with one of the serial numbers wherever they are. */
export const known = (db: Db, companyId: string, shopIds: readonly string[], serials: readonly string[]) =>
  db
    .selectFrom('device')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`(shop_id = any(${[...shopIds]}::uuid[]) or serial = any(${[...serials]}::text[]))`)
    .orderBy('created_at')
    .orderBy('id');
export type Known = Awaited<ReturnType<ReturnType<typeof known>['execute']>>[number];

export const insertAll = (db: Db, rows: readonly Insertable<Device>[]) => db.insertInto('device').values([...rows]);

/** Cameras move with their device. */
export const moveCameras = (db: Db, companyId: string, deviceId: string, shopId: string) =>
  db
    .updateTable('camera')
    .set({ shop_id: shopId })
    .where('company_id', '=', companyId)
    .where('device_id', '=', deviceId);

/** As they are now, held until the end. */
export const hold = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('device')
    .select(['id', 'rev'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forUpdate();

/** What an import changes of devices, as it is now. */
export const byIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('device')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);
