import type { Actor } from '@rondo/domain/actor';
import { holds } from '@rondo/domain/permission';
import type { ShareKind } from '@rondo/domain/template-share';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { shopInScope } from '../scope/index.ts';

const counted = (alias: string, columns: readonly string[]) =>
  sql`(${sql.join(
    columns.map((column) => sql`cardinality(${sql.ref(`${alias}.${column}`)})`),
    sql` + `,
  )})`;
const WITH = ['for_role_ids', 'for_department_ids', 'for_member_ids'] as const;
const AT = ['at_group_ids', 'at_shop_ids', 'at_tags', 'at_formats'] as const;

/** Condition on a template under an alias: the actor may use it. Whoever manages templates may use each of them: they say who does. */
export function sharedWith({ memberId, codes }: Pick<Actor, 'memberId' | 'codes'>, alias = 'template') {
  if (holds(codes, { kind: 'any', codes: ['template_manage'] })) return sql<SqlBool>`true`;
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<SqlBool>`(${counted(alias, WITH)} = 0 or ${memberId}::uuid = any(${column('for_member_ids')})
    or exists (select from member_role r where r.company_id = ${column('company_id')} and r.member_id = ${memberId}
        and r.role_id = any(${column('for_role_ids')}))
    or exists (select from member_department md
        join department d on d.company_id = md.company_id and d.id = md.department_id
        join department n on n.company_id = d.company_id and d.lineage like n.lineage || '%'
       where md.company_id = ${column('company_id')} and md.member_id = ${memberId} and n.id = any(${column('for_department_ids')})))`;
}

/** Condition: the template under an alias may be used at the store under another one. */
export function sharedAt(alias: string, shop: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const of = (name: string) => sql.ref(`${shop}.${name}`);
  const narrowed = counted(alias, ['at_group_ids', 'at_tags', 'at_formats']);
  return sql<SqlBool>`(${counted(alias, AT)} = 0 or ${of('id')} = any(${column('at_shop_ids')}) or (${narrowed} > 0
    and (cardinality(${column('at_group_ids')}) = 0 or exists (select from shop_group g where g.company_id = ${column('company_id')}
      and g.id = any(${column('at_group_ids')}) and ${of('lineage')} like g.lineage || '%'))
    and (cardinality(${column('at_tags')}) = 0 or ${of('tags')} && ${column('at_tags')})
    and (cardinality(${column('at_formats')}) = 0 or ${of('format')} = any(${column('at_formats')}))))`;
}

/** Condition for other tables: the template in this column, if there is one, may be used at the store under an alias. */
export const templateSharedAt = (template: string, shop: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(template)} is null or exists (select from template st
    where st.company_id = ${sql.ref(`${shop}.company_id`)} and st.id = ${sql.ref(template)} and ${sharedAt('st', shop)}))`;

/** Condition on `template`: it is of one of these kinds. */
export function isShared(kinds: readonly ShareKind[]): RawBuilder<SqlBool> {
  const [people, shops] = [sql`${counted('template', WITH)} > 0`, sql`${counted('template', AT)} > 0`];
  const are = { everybody: sql`not (${people} or ${shops})`, some_people: people, some_shops: shops };
  return sql<SqlBool>`(${sql.join(
    kinds.map((kind) => are[kind]),
    sql` or `,
  )})`;
}

/** The template, if the actor may use it. */
export const usable = (db: Db, actor: Actor, templateId: string) =>
  db
    .selectFrom('template')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', templateId)
    .where(sharedWith(actor));

/** Those of some stores at which a template may not be used. */
export const shopsOutside = (db: Db, companyId: string, templateId: string, shopIds: readonly string[]) =>
  db
    .selectFrom('shop')
    .innerJoin('template', 'template.company_id', 'shop.company_id')
    .select('shop.id')
    .where('shop.company_id', '=', companyId)
    .where('template.id', '=', templateId)
    .where(sql<SqlBool>`shop.id = any(${[...shopIds]}::uuid[])`)
    .where(sql<SqlBool>`not ${sharedAt('template', 'shop')}`);

interface Listed {
  roleIds: readonly string[];
  departmentIds: readonly string[];
  memberIds: readonly string[];
  groupIds: readonly string[];
  shopIds: readonly string[];
}

interface Named {
  id: string;
  kind: 'role' | 'department' | 'member' | 'group' | 'shop';
  name: string;
  /** Of a preset role, whose name is a text of the product. */
  key: string | null;
}

/** The names of all that is listed and still there, of the stores only of those that the actor sees. */
export async function named(db: Db, actor: Actor, of: Listed): Promise<Named[]> {
  const { companyId } = actor;
  const among = (ids: readonly string[]) => sql`= any(${[...ids]}::uuid[])`;
  const { rows } = await sql<Named>`
    select id, 'role' as kind, name, key from role where company_id = ${companyId} and id ${among(of.roleIds)}
    union all select d.id, 'department', ${DEPARTMENT_PATH}, null from department d where d.company_id = ${companyId}
      and d.id ${among(of.departmentIds)}
    union all select id, 'member', name, null from member where company_id = ${companyId} and id ${among(of.memberIds)}
    union all select id, 'group', path, null from shop_group where company_id = ${companyId} and id ${among(of.groupIds)}
    union all select shop.id, 'shop', shop.name, null from shop where shop.company_id = ${companyId} and shop.deleted_at is null
      and shop.id ${among(of.shopIds)} and ${shopInScope(actor, 'shop.id') ?? sql`true`}
    order by name, id`.execute(db);
  return rows;
}

/** Names from the top, of department `d`. */
const DEPARTMENT_PATH = sql<string>`(select string_agg(a.name, '/' order by length(a.lineage)) from department a
  where a.company_id = d.company_id and d.lineage like a.lineage || '%')`;

export const roles = (db: Db, companyId: string) =>
  db.selectFrom('role').select(['id', 'name', 'key']).where('company_id', '=', companyId).orderBy('name').orderBy('id');

export const departments = (db: Db, companyId: string) =>
  db
    .selectFrom('department as d')
    .select(['d.id', DEPARTMENT_PATH.as('name')])
    .where('d.company_id', '=', companyId)
    .orderBy('name')
    .orderBy('d.id');

/** Columns of the setting. */
export interface ShareColumns {
  for_role_ids: string[];
  for_department_ids: string[];
  for_member_ids: string[];
  at_group_ids: string[];
  at_shop_ids: string[];
  at_tags: string[];
  at_formats: string[];
}

/** Changes the setting as long as nobody did since `rev`; neither the content nor the version of the template changes by it. */
export const update = (db: Db, companyId: string, { id, rev }: { id: string; rev: number }, columns: ShareColumns) =>
  db
    .updateTable('template')
    .set((eb) => ({ ...columns, share_rev: eb('share_rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('share_rev', '=', rev)
    .where('deleted_at', 'is', null)
    .returning('share_rev as rev');

/** A department that is gone: whoever was in it is in another one now. */
export const replaceDepartment = (db: Db, companyId: string, fromId: string, toId: string) =>
  db
    .updateTable('template')
    .set({
      for_department_ids: sql<string[]>`(select coalesce(array_agg(distinct u.id), '{}')
        from unnest(array_replace(for_department_ids, ${fromId}::uuid, ${toId}::uuid)) as u(id))`,
    })
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`${fromId}::uuid = any(for_department_ids)`);
