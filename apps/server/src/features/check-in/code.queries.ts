import type { Actor } from '@rondo/domain/actor';
import { shopMachine } from '@rondo/domain/shop';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { shopNamed, visibleShops } from '../scope/index.ts';

/** How many stores are offered whose code can be shown. */
const OFFERED = 20;

export const secretOf = (db: Db, companyId: string, shopId: string) =>
  db.selectFrom('check_in_code').select('secret').where('company_id', '=', companyId).where('shop_id', '=', shopId);

/** The first secret of a store, unless another call was first. */
export const makeSecret = (db: Db, companyId: string, shopId: string, secret: Buffer, at: Date) =>
  db
    .insertInto('check_in_code')
    .values({ company_id: companyId, shop_id: shopId, secret, made_at: at })
    .onConflict((c) => c.columns(['company_id', 'shop_id']).doNothing());

export const renewSecret = (db: Db, companyId: string, shopId: string, secret: Buffer, at: Date) =>
  db
    .insertInto('check_in_code')
    .values({ company_id: companyId, shop_id: shopId, secret, made_at: at })
    .onConflict((c) => c.columns(['company_id', 'shop_id']).doUpdateSet({ secret, made_at: at }));

export const managerIds = (db: Db, companyId: string, shopId: string) =>
  db.selectFrom('shop_manager').select('member_id').where('company_id', '=', companyId).where('shop_id', '=', shopId);

export const shopById = (db: Db, actor: Actor, id: string) =>
  visibleShops(db, actor).select(['shop.id', 'shop.name']).where('shop.id', '=', id);

/** A store at which the actor has an inspection to make, whether it is in their scope or not. */
export const shopToInspect = (db: Db, { companyId, memberId }: Actor, id: string) =>
  db
    .selectFrom('shop')
    .select(['shop.id', 'shop.name'])
    .where('shop.company_id', '=', companyId)
    .where('shop.id', '=', id)
    .where('shop.deleted_at', 'is', null)
    .where(({ exists }) => exists(openTasks(db, companyId, memberId, id)));

/** Stores whose code the actor may show; `managed`: only those they manage. */
export const offered = (db: Db, actor: Actor, keyword: string, managed: boolean) =>
  visibleShops(db, actor)
    .select(['shop.id', 'shop.name'])
    .where('shop.state', 'in', shopMachine.from('close'))
    .$if(keyword !== '', (q) => q.where(shopNamed('shop', actor.companyId, keyword)))
    .$if(managed, (q) =>
      q.where(
        sql<SqlBool>`exists (select from shop_manager m
          where m.company_id = shop.company_id and m.shop_id = shop.id and m.member_id = ${actor.memberId})`,
      ),
    )
    .orderBy('shop.name')
    .orderBy('shop.id')
    .limit(OFFERED);

/** A code of the store was scanned. */
export const keepScan = (
  db: Db,
  companyId: string,
  { memberId, shopId, scanned, at }: { memberId: string; shopId: string; scanned: string; at: Date },
) =>
  db
    .insertInto('check_in_attempt')
    .values({ company_id: companyId, member_id: memberId, shop_id: shopId, scanned, scanned_at: at })
    .onConflict((c) => c.columns(['company_id', 'member_id', 'shop_id']).doUpdateSet({ scanned, scanned_at: at }));

/** A position was too rough: counted. */
export const keepTry = (
  db: Db,
  companyId: string,
  { memberId, shopId, tries, at }: { memberId: string; shopId: string; tries: number; at: Date },
) =>
  db
    .insertInto('check_in_attempt')
    .values({ company_id: companyId, member_id: memberId, shop_id: shopId, tries, tried_at: at })
    .onConflict((c) => c.columns(['company_id', 'member_id', 'shop_id']).doUpdateSet({ tries, tried_at: at }));

export const attemptOf = (db: Db, companyId: string, memberId: string, shopId: string) =>
  db
    .selectFrom('check_in_attempt')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('shop_id', '=', shopId);

/** The open on-site inspections that somebody has at a store. */
export const openTasks = (db: Db, companyId: string, memberId: string, shopId: string) =>
  db
    .selectFrom('task')
    .innerJoin('task_person as p', (j) =>
      j.onRef('p.company_id', '=', 'task.company_id').onRef('p.task_id', '=', 'task.id'),
    )
    .select(['task.id', 'task.number', 'task.name'])
    .where('task.company_id', '=', companyId)
    .where('task.shop_id', '=', shopId)
    .where('task.mode', '=', 'on_site')
    .where('task.state', '=', 'pending')
    .where('task.deleted_at', 'is', null)
    .where('p.member_id', '=', memberId)
    .where('p.relation', '=', 'handler')
    .orderBy('task.deadline_at')
    .limit(OFFERED);
