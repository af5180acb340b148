import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

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

interface OptionFilter {
  keyword: string;
  shopId?: string | undefined;
  ids?: readonly string[] | undefined;
}

export const options = (db: Db, actor: Actor, { keyword, shopId, ids }: OptionFilter) =>
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
    .$if(keyword !== '', (q) => q.where('m.name', 'ilike', `%${keyword.replace(/[\\%_]/g, '\\$&')}%`))
    .$if(shopId !== undefined, (q) => q.where(covers(actor.companyId, shopId ?? '')))
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
