import type { Actor } from '@rondo/domain/actor';
import type { AiKind } from '@rondo/domain/ai/kinds';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { contains, wordsOf } from '../../platform/list.ts';
import { namedShop, shopNamed, visibleShops } from '../scope/index.ts';
import { suitable } from './reach.queries.ts';

interface Wanted {
  kind: AiKind;
  /** Those that the rule reaches. */
  shopIds: readonly string[];
  cameras: 'suitable' | 'chosen';
  cameraIds: readonly string[];
}

/** Of some cameras those that a rule not yet saved would look at. */
export const lookedAt = (db: Db, companyId: string, w: Wanted, ids: readonly string[]) =>
  db
    .selectFrom('camera as c')
    .select('c.id')
    .where('c.company_id', '=', companyId)
    .where('c.deleted_at', 'is', null)
    .where(sql<SqlBool>`c.id = any(${[...ids]}::uuid[])`)
    .where(sql<SqlBool>`c.shop_id = any(${[...w.shopIds]}::uuid[])`)
    .where(w.cameras === 'suitable' ? suitable(w.kind) : sql<SqlBool>`c.id = any(${[...w.cameraIds]}::uuid[])`);

interface Reach extends Wanted {
  groupIds: readonly string[];
  tags: readonly string[];
}

/** The cameras of the actor's stores at which a rule not yet saved would look, whose store or name holds the words. */
export const wantedCameras = (db: Db, actor: Actor, w: Reach, keyword: string) =>
  visibleShops(db, actor)
    .innerJoin('camera as c', (j) => j.onRef('c.company_id', '=', 'shop.company_id').onRef('c.shop_id', '=', 'shop.id'))
    .where('c.deleted_at', 'is', null)
    .$if(w.cameras === 'chosen', (q) => q.where(sql<SqlBool>`c.id = any(${[...w.cameraIds]}::uuid[])`))
    .$if(w.cameras === 'suitable', (q) => q.where(namedShop(actor, w)).where(suitable(w.kind)))
    .where((eb) => eb.and(wordsOf(keyword).map((word) => isCalled(actor.companyId, word))));

const isCalled = (companyId: string, word: string) =>
  sql<SqlBool>`(c.name ilike ${contains(word)} or ${shopNamed('shop', companyId, word)})`;
