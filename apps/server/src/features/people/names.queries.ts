import { memberMachine } from '@rondo/domain/member';
import type { PermissionCode } from '@rondo/domain/permission';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { contains } from '../../platform/list.ts';

/** Condition: the member in alias `m` works for this shop: sees all, has it or a group above it, or manages it. */
export const covers = (
  companyId: string,
  shopId: string | RawBuilder<string>,
  m = sql.ref('m'),
) => sql<SqlBool>`(${m}.scope_all
  or ${shopId} = any(${m}.scope_shop_ids)
  or exists (select from shop_manager sm where sm.company_id = ${companyId} and sm.shop_id = ${shopId} and sm.member_id = ${m}.id)
  or exists (select from shop s join shop_group g on g.company_id = s.company_id and s.lineage like g.lineage || '%'
              where s.company_id = ${companyId} and s.id = ${shopId} and g.id = any(${m}.scope_group_ids)))`;

/** Condition: the member in alias `m` has a permission by one of their roles. */
export const holds = (code: PermissionCode, m = sql.ref('m')) =>
  sql<SqlBool>`exists (select from member_role mr join role r on r.company_id = mr.company_id and r.id = mr.role_id
    where mr.company_id = ${m}.company_id and mr.member_id = ${m}.id and ${code} = any(r.codes))`;

/** Condition on `member as m`: a word stands in the name or in its pinyin. */
export const isCalled = (word: string) =>
  sql<SqlBool>`(m.name ilike ${contains(word)} or m.name_pinyin like ${contains(word.toLowerCase())})`;

/** Most people that a word of a search stands for. */
const NAMED = 50;

/** The ids of members, resigned ones too, whom a word names: for searches of what they took part in. */
export const membersNamed = (companyId: string, word: string) => sql<string>`(
  select m.id from member m where m.company_id = ${companyId} and ${isCalled(word)} order by m.name limit ${NAMED})`;

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
    .where('state', 'in', memberMachine.working)
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
    .where('m.state', 'in', memberMachine.working)
    .where(sql<SqlBool>`m.id = any(${[...ids]}::uuid[])`)
    .where(covers(companyId, shopId));

/** Those of the ids who work here and hold all of some permissions; with a shop: who work for it. */
export const ableAmong = (
  db: Db,
  companyId: string,
  ids: readonly string[],
  codes: readonly PermissionCode[],
  shopId?: string,
) =>
  db
    .selectFrom('member as m')
    .select('m.id')
    .where('m.company_id', '=', companyId)
    .where('m.state', 'in', memberMachine.working)
    .where(sql<SqlBool>`m.id = any(${[...ids]}::uuid[])`)
    .where((eb) => eb.and(codes.map((code) => holds(code))))
    .$if(shopId !== undefined, (q) => q.where(covers(companyId, shopId ?? '')))
    .orderBy('m.id');

/** Whose the company is: somebody always is. */
export const companyOwner = (db: Db, companyId: string) =>
  db.selectFrom('member').select('id').where('company_id', '=', companyId).where('is_owner', '=', true);

/** Managers of shops, primary first. */
export const managersOf = (db: Db, companyId: string, shopIds: readonly string[]) =>
  db
    .selectFrom('shop_manager as sm')
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'sm.company_id').onRef('m.id', '=', 'sm.member_id'))
    .select(['sm.shop_id', 'm.id', 'm.name'])
    .where('sm.company_id', '=', companyId)
    .where('m.state', 'in', memberMachine.working)
    .where(sql<SqlBool>`sm.shop_id = any(${[...shopIds]}::uuid[])`)
    .orderBy('sm.sort')
    .orderBy('m.id');

/** The staff of shops: who manages one of them, or works for it by name; not who sees it with many others. */
export const staffOf = (db: Db, companyId: string, shopIds: readonly string[]) =>
  db
    .selectFrom(
      sql<{ shop_id: string; id: string }>`(
        select sm.shop_id, sm.member_id as id from shop_manager sm
         where sm.company_id = ${companyId} and sm.shop_id = any(${[...shopIds]}::uuid[])
        union
        select w.id, m.id from unnest(${[...shopIds]}::uuid[]) as w(id)
          join member m on m.company_id = ${companyId} and not m.scope_all and w.id = any(m.scope_shop_ids)
         where ${stateIn('m.state', memberMachine.working)})`.as('staff'),
    )
    .select(['shop_id', 'id']);

/** Whether a member still works in the company: a session alone does not say so. */
export const stillWorks = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('member')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', memberId)
    .where('state', 'in', memberMachine.working);
