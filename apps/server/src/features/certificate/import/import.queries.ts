import type { Actor } from '@rondo/domain/actor';
import { memberMachine } from '@rondo/domain/member';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/company-db.ts';
import type { Certificate } from '../../../platform/db/schema.gen.ts';
import { visibleShops } from '../../scope/index.ts';

/** Stores in scope that have one of the names or numbers, given in small letters. */
export const shopsNamed = (db: Db, actor: Actor, names: readonly string[], codes: readonly string[]) =>
  visibleShops(db, actor)
    .select(['shop.id', 'shop.name', 'shop.code'])
    .where(
      sql<SqlBool>`(lower(shop.name) = any(${[...names]}::text[]) or lower(shop.code) = any(${[...codes]}::text[]))`,
    );

/** Members who work here and have one of the mobiles or names, names in small letters. */
export const membersNamed = (db: Db, companyId: string, mobiles: readonly string[], names: readonly string[]) =>
  db
    .selectFrom('member')
    .select(['id', 'name', 'mobile'])
    .where('company_id', '=', companyId)
    .where('state', 'in', memberMachine.working)
    .where(sql<SqlBool>`(mobile = any(${[...mobiles]}::text[]) or lower(name) = any(${[...names]}::text[]))`);

/** The certificates that stores and people have, the newest last. */
export const ofHolders = (db: Db, companyId: string, shopIds: readonly string[], memberIds: readonly string[]) =>
  db
    .selectFrom('certificate')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(
      sql<SqlBool>`((holder = 'shop' and shop_id = any(${[...shopIds]}::uuid[]))
        or (holder = 'member' and member_id = any(${[...memberIds]}::uuid[])))`,
    )
    .orderBy('created_at')
    .orderBy('id');

export const insertAll = (db: Db, rows: readonly Insertable<Certificate>[]) =>
  db.insertInto('certificate').values([...rows]);

/** As they are now, held until the end. */
export const hold = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('certificate')
    .select(['id', 'rev'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forUpdate();
