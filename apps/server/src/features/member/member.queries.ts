import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { contains } from '../../platform/list.ts';
import { visibleShops } from '../shop/index.ts';

/** Most options a picker is sent. */
const OPTIONS = 50;

/** Condition: the member in alias `m` works for this shop: sees all, has it or a group above it, or manages it. */
export const covers = (companyId: string, shopId: string, m = sql.ref('m')) => sql<SqlBool>`(${m}.scope_all
  or ${shopId} = any(${m}.scope_shop_ids)
  or exists (select from shop_manager sm where sm.company_id = ${companyId} and sm.shop_id = ${shopId} and sm.member_id = ${m}.id)
  or exists (select from shop s join shop_group g on g.company_id = s.company_id and s.lineage like g.lineage || '%'
              where s.company_id = ${companyId} and s.id = ${shopId} and g.id = any(${m}.scope_group_ids)))`;

export const applicationCount = (db: Db, companyId: string) =>
  db
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('state', '=', 'pending');

/** The shop, when it lies in the actor's scope or they take part in something there. */
const reachableShop = (db: Db, actor: Actor, shopId: string) => {
  const { companyId, memberId } = actor;
  const inScope = visibleShops(db, actor).select('shop.id').where('shop.id', '=', shopId);
  if (actor.scope.kind === 'all') return inScope;
  const atTask = db
    .selectFrom('task_person as tp')
    .innerJoin('task', (j) => j.onRef('task.company_id', '=', 'tp.company_id').onRef('task.id', '=', 'tp.task_id'))
    .select('task.shop_id as id')
    .where('tp.company_id', '=', companyId)
    .where('tp.member_id', '=', memberId)
    .where('task.shop_id', '=', shopId);
  const atRectification = db
    .selectFrom('rectification_person as rp')
    .innerJoin('rectification as r', (j) =>
      j.onRef('r.company_id', '=', 'rp.company_id').onRef('r.id', '=', 'rp.rectification_id'),
    )
    .select('r.shop_id as id')
    .where('rp.company_id', '=', companyId)
    .where('rp.member_id', '=', memberId)
    .where('r.shop_id', '=', shopId);
  return inScope.unionAll(atTask).unionAll(atRectification);
};

/** Condition: the member in alias `m` works for a shop that the actor works for too. */
const sharesShop = (db: Db, actor: Actor) => sql<SqlBool>`(m.scope_all or m.id = ${actor.memberId} or exists (
  select from (${visibleShops(db, actor).select(['shop.id', 'shop.lineage'])}) own
   where own.id = any(m.scope_shop_ids)
      or exists (select from shop_manager sm where sm.company_id = m.company_id and sm.shop_id = own.id and sm.member_id = m.id)
      or exists (select from shop_group g where g.company_id = m.company_id and g.id = any(m.scope_group_ids)
                  and own.lineage like g.lineage || '%')))`;

interface OptionFilter {
  keyword: string;
  shopId?: string | undefined;
  ids?: readonly string[] | undefined;
}

/** Condition on `member as m`: a word stands in the name or in its pinyin. */
const isCalled = (word: string) =>
  sql<SqlBool>`(m.name ilike ${contains(word)} or m.name_pinyin like ${contains(word.toLowerCase())})`;

/** Most people that a word of a search stands for. */
const NAMED = 50;

/** The ids of members, resigned ones too, whom a word names: for searches of what they took part in. */
export const membersNamed = (companyId: string, word: string) => sql<string>`(
  select m.id from member m where m.company_id = ${companyId} and ${isCalled(word)} order by m.name limit ${NAMED})`;

/**
 * People to choose. A shop is one the actor works for, or has work at: the answer tells who covers it. Without `knowsPeople`
 * only those are found who share a shop with the actor.
 */
export const options = (db: Db, actor: Actor, { keyword, shopId, ids }: OptionFilter, knowsPeople: boolean) =>
  db
    .selectFrom('member as m')
    .select(['m.id', 'm.name', 'm.position'])
    .select((eb) =>
      eb
        .selectFrom('member_role as mr')
        .innerJoin('role as r', (j) => j.onRef('r.company_id', '=', 'mr.company_id').onRef('r.id', '=', 'mr.role_id'))
        .select(
          sql<
            { key: string | null; name: string }[]
          >`coalesce(json_agg(json_build_object('key', r.key, 'name', r.name) order by r.name), '[]')`.as('roles'),
        )
        .whereRef('mr.company_id', '=', 'm.company_id')
        .whereRef('mr.member_id', '=', 'm.id')
        .as('roles'),
    )
    .where('m.company_id', '=', actor.companyId)
    .where('m.state', 'in', ['active', 'invited'])
    .$if(keyword !== '', (q) => q.where(isCalled(keyword)))
    .$if(shopId !== undefined, (q) =>
      q.where(covers(actor.companyId, shopId ?? '')).where((eb) => eb.exists(reachableShop(db, actor, shopId ?? ''))),
    )
    .$if(!knowsPeople && actor.scope.kind === 'some', (q) => q.where(sharesShop(db, actor)))
    .$if(ids !== undefined, (q) => q.where(sql<SqlBool>`m.id = any(${[...(ids ?? [])]}::uuid[])`))
    .orderBy('m.name')
    .orderBy('m.id')
    .limit(OPTIONS);

/** Names of members, resigned ones too: history keeps its people. */
export const namesByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('member')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

/** Those of the ids who can be given work. */
export const activeByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('member')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('state', 'in', ['active', 'invited'])
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

/** The same, held: none of them leaves before the transaction ends. In one order, so that two holders never wait for each other. */
export const holdActive = (db: Db, companyId: string, ids: readonly string[]) =>
  activeByIds(db, companyId, ids).orderBy('id').forKeyShare();

/** Those of the ids who can be given work at a shop. */
export const activeCovering = (db: Db, companyId: string, shopId: string, ids: readonly string[]) =>
  db
    .selectFrom('member as m')
    .select(['m.id', 'm.name'])
    .where('m.company_id', '=', companyId)
    .where('m.state', 'in', ['active', 'invited'])
    .where(sql<SqlBool>`m.id = any(${[...ids]}::uuid[])`)
    .where(covers(companyId, shopId));

/** Managers of shops, primary first. */
export const managersOf = (db: Db, companyId: string, shopIds: readonly string[]) =>
  db
    .selectFrom('shop_manager as sm')
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'sm.company_id').onRef('m.id', '=', 'sm.member_id'))
    .select(['sm.shop_id', 'm.id', 'm.name'])
    .where('sm.company_id', '=', companyId)
    .where('m.state', 'in', ['active', 'invited'])
    .where(sql<SqlBool>`sm.shop_id = any(${[...shopIds]}::uuid[])`)
    .orderBy('sm.sort')
    .orderBy('m.id');
