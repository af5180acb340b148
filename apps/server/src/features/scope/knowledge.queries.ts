import type { Actor } from '@rondo/domain/actor';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** Somebody, or somebody imagined ("answer as"), whose rights in the knowledge base a statement asks. */
export interface KnowledgeEyes {
  companyId: string;
  /** Whose own files are theirs; null: nobody's, as of a role. */
  memberId: string | null;
  /** `subjectKey` of all that they are, or an expression of them as `text[]`. */
  keys: readonly string[] | RawBuilder<string[]>;
  /** Manages the whole knowledge base (`x_kb_root`). */
  managesAll: boolean;
}

/** The same with its keys known, for the rules of domain. */
interface KnownEyes extends KnowledgeEyes {
  keys: readonly string[];
}

/**
 * What a member is, as subjects: `member` is their id (an expression may use the alias `m`). Of departments those above theirs too. Of stores those they work in: which
 * they manage, or which their scope names one by one; a store that they only see because it hangs in a group, or because they see all,
 * is none of theirs (as `staffOf` has it).
 */
export const keysOfMember = (companyId: string, member: string | RawBuilder<string>): RawBuilder<string> => sql<string>`
  select 'everyone' as key
  union all select 'member:' || ${member}::uuid::text
  union all select 'department:' || above.id::text
    from member_department md
    join department d on d.company_id = md.company_id and d.id = md.department_id
    join department above on above.company_id = d.company_id and d.lineage like above.lineage || '%'
   where md.company_id = ${companyId} and md.member_id = ${member}::uuid
  union all select 'role:' || mr.role_id::text from member_role mr
   where mr.company_id = ${companyId} and mr.member_id = ${member}::uuid
  union all select 'shop:' || sm.shop_id::text from shop_manager sm
   where sm.company_id = ${companyId} and sm.member_id = ${member}::uuid
  union all select 'shop:' || named.id::text from member scoped cross join lateral unnest(scoped.scope_shop_ids) as named(id)
   where scoped.company_id = ${companyId} and scoped.id = ${member}::uuid and not scoped.scope_all`;

/** The eyes of an actor inside a statement. */
export const knowledgeEyes = ({ companyId, memberId, codes }: Actor): KnowledgeEyes => ({
  ...{ companyId, memberId, managesAll: codes.has('x_kb_root') },
  keys: sql<string[]>`array(${keysOfMember(companyId, memberId)})`,
});

/** The eyes of an actor with everything that they are. */
export async function readerOf(db: Db, actor: Actor): Promise<KnownEyes> {
  const { companyId, memberId } = actor;
  const { rows } = await sql<{
    key: string;
  }>`select distinct key from (${keysOfMember(companyId, memberId)}) k`.execute(db);
  return { ...knowledgeEyes(actor), keys: rows.map(({ key }) => key) };
}

const isList = (keys: KnowledgeEyes['keys']): keys is readonly string[] => Array.isArray(keys);
const keysIn = (keys: KnowledgeEyes['keys']): RawBuilder<string[]> =>
  isList(keys) ? sql<string[]>`${[...keys]}::text[]` : keys;

/** Lists of nodes that name them. */
const listsNaming = ({ companyId, keys }: KnowledgeEyes, level: 'view' | 'manage') => sql`
  select g.node_id from knowledge_grant g
    join knowledge_node o on o.company_id = g.company_id and o.id = g.node_id and o.mode = 'own'
   where g.company_id = ${companyId} and g.subject = any(${keysIn(keys)}) and ${level === 'view' ? sql`true` : sql`g.level = 'manage'`}`;

/**
 * Condition: they manage the node `alias` of `knowledge_node`: they made it, or they made a folder above or are named as managing in a
 * list of its own there. The folders are worked out once a statement, however many rows it looks at; index knowledge_node_lineage.
 */
export function knowledgeManaged(eyes: KnowledgeEyes, alias: string): RawBuilder<SqlBool> {
  if (eyes.managesAll) return sql<SqlBool>`true`;
  const { companyId, memberId } = eyes;
  return sql<SqlBool>`(${sql.ref(`${alias}.owner_id`)} is not distinct from ${memberId}::uuid
    or ${sql.ref(`${alias}.lineage`)} && array(
      select f.id from knowledge_node f where f.company_id = ${companyId} and f.owner_id = ${memberId}::uuid and f.kind = 'folder'
      union all ${listsNaming(eyes, 'manage')}))`;
}

/**
 * Condition: they may see the node `alias`. The same rule as `knowledgeAccess` of domain, for a list. What is in the recycle bin is a
 * question of its own (`deleted_at`).
 */
export function knowledgeVisible(eyes: KnowledgeEyes, alias: string): RawBuilder<SqlBool> {
  if (eyes.managesAll) return sql<SqlBool>`true`;
  const boundary = sql.ref(`${alias}.boundary_id`);
  return sql<SqlBool>`(${boundary} is null or ${boundary} in (${listsNaming(eyes, 'view')}) or ${knowledgeManaged(eyes, alias)})`;
}

/** Condition: they may keep the file of the node `alias`, which they may see. */
export const knowledgeSavable = (eyes: KnowledgeEyes, alias: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${alias}.allows_download`)} or ${knowledgeManaged(eyes, alias)})`;
