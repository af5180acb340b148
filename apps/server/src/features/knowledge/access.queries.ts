import type { Actor } from '@rondo/domain/actor';
import type { KnowledgeGrant, KnowledgeLevel } from '@rondo/domain/knowledge/access';
import { memberMachine } from '@rondo/domain/member';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { holds } from '../people/index.ts';
import { groupSegment, shopInScope } from '../scope/index.ts';

/** What of the nodes of a lineage decides who may do what, from the top down. */
export const rules = (db: Db, companyId: string, lineage: readonly string[]) =>
  db
    .selectFrom('knowledge_node as n')
    .select(['n.id', 'n.name', 'n.owner_id', 'n.mode'])
    .where('n.company_id', '=', companyId)
    .where(sql<SqlBool>`n.id = any(${[...lineage]}::uuid[])`)
    .orderBy(sql`cardinality(n.lineage)`);

export const grants = (db: Db, companyId: string, nodeIds: readonly string[]) =>
  db
    .selectFrom('knowledge_grant')
    .select(['node_id', 'subject', 'level'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`node_id = any(${[...nodeIds]}::uuid[])`)
    .orderBy(sql`level = 'view'`)
    .orderBy('subject');

export const dropGrants = (db: Db, companyId: string, nodeId: string) =>
  db.deleteFrom('knowledge_grant').where('company_id', '=', companyId).where('node_id', '=', nodeId);

export const addGrants = (
  db: Db,
  companyId: string,
  nodeId: string,
  rows: readonly { subject: string; level: KnowledgeLevel }[],
) => db.insertInto('knowledge_grant').values(rows.map((row) => ({ company_id: companyId, node_id: nodeId, ...row })));

/** One subject more in a list, or with another level; managing is never taken back by it. */
export const raiseGrant = (
  db: Db,
  companyId: string,
  nodeId: string,
  { subject, level }: { subject: string; level: KnowledgeLevel },
) =>
  db
    .insertInto('knowledge_grant')
    .values({ company_id: companyId, node_id: nodeId, subject, level })
    .onConflict((c) =>
      c.columns(['company_id', 'node_id', 'subject']).doUpdateSet({
        level: sql<string>`case when knowledge_grant.level = 'manage' then 'manage' else excluded.level end`,
      }),
    );

/** Signs of a department's id that stand for it in a lineage. */
const STEP = groupSegment('00000000-0000-0000-0000-000000000000').length - 1;

/** Everybody who works here, with what they are (as `keysOfMember` has it) and whether they manage the whole knowledge base. */
export const everybody = (db: Db, companyId: string) => ({
  execute: async (): Promise<Person[]> =>
    (
      await sql<Person>`with above as materialized (
          select d.id, a.id as above_id from department d
            cross join lateral unnest(string_to_array(rtrim(d.lineage, '.'), '.')) as step
            join department a on a.company_id = d.company_id and right(a.id::text, ${STEP}) = step
           where d.company_id = ${companyId}),
        are as (
          select md.member_id, 'department:' || above.above_id::text as key from member_department md
            join above on above.id = md.department_id where md.company_id = ${companyId}
          union all select mr.member_id, 'role:' || mr.role_id::text from member_role mr where mr.company_id = ${companyId}
          union all select sm.member_id, 'shop:' || sm.shop_id::text from shop_manager sm where sm.company_id = ${companyId}
          union all select o.id, 'shop:' || named.id::text from member o cross join lateral unnest(o.scope_shop_ids) as named(id)
           where o.company_id = ${companyId} and not o.scope_all),
        keys as (select member_id, array_agg(key) as keys from are group by member_id)
        select m.id, m.name, m.name_pinyin as pinyin,
          array['everyone', 'member:' || m.id::text] || coalesce(keys.keys, '{}') as keys,
          ${holds('x_kb_root')} as manages_all
        from member m left join keys on keys.member_id = m.id
        where m.company_id = ${companyId} and ${stateIn('m.state', memberMachine.working)}
        order by m.name, m.id`.execute(db)
    ).rows,
});

export interface Person {
  id: string;
  name: string;
  pinyin: string;
  keys: string[];
  manages_all: boolean;
}

/** The roles that manage the whole knowledge base. */
export const rootRoles = (db: Db, companyId: string) =>
  db
    .selectFrom('role')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`'x_kb_root' = any(codes)`)
    .orderBy('name');

type NamedKind = Exclude<KnowledgeGrant['kind'], 'everyone'>;

const TABLES: Record<NamedKind, RawBuilder<unknown>> = {
  department: sql`department`,
  role: sql`role`,
  member: sql`member`,
  shop: sql`shop`,
};

/** Condition on `s`: it is there, and the reader may know. */
export function shownOf(actor: Actor, kind: 'department' | 'role' | 'member' | 'shop') {
  if (kind === 'member')
    return stateIn(
      's.state',
      memberMachine.states.filter((state) => state !== 'resigned'),
    );
  if (kind === 'shop') return sql<SqlBool>`s.deleted_at is null and ${shopInScope(actor, 's.id') ?? sql`true`}`;
  return sql<SqlBool>`true`;
}

/** Names of subjects of a kind. Of those that are gone there is none. */
export const named = (companyId: string, kind: NamedKind, ids: readonly string[], more: RawBuilder<SqlBool>) =>
  sql<{ id: string; name: string }>`select s.id, s.name from ${TABLES[kind]} s
    where s.company_id = ${companyId} and s.id = any(${[...ids]}::uuid[]) and ${more}`;
