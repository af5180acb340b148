import type { Actor } from '@rondo/domain/actor';
import { memberMachine } from '@rondo/domain/member';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { isReal } from '../../platform/sample-rows.ts';
import { covers, isCalled } from '../people/index.ts';
import { visibleShops } from '../scope/index.ts';

/** Most options a picker is sent. */
const OPTIONS = 50;

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
    .select(({ ref }) => ref('task.shop_id').$notNull().as('id'))
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
    .where('m.state', 'in', memberMachine.working)
    .$if(keyword !== '', (q) => q.where(isCalled(keyword)))
    .$if(shopId !== undefined, (q) =>
      q.where(covers(actor.companyId, shopId ?? '')).where((eb) => eb.exists(reachableShop(db, actor, shopId ?? ''))),
    )
    .$if(!knowsPeople && actor.scope.kind === 'some', (q) => q.where(sharesShop(db, actor)))
    // Whoever is of the sample company is nobody that could be asked for anything.
    .$if(ids === undefined, (q) => q.where(isReal('m.id')))
    .$if(ids !== undefined, (q) => q.where(sql<SqlBool>`m.id = any(${[...(ids ?? [])]}::uuid[])`))
    .orderBy('m.name')
    .orderBy('m.id')
    .limit(OPTIONS);
