import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { knowledgeApi } from '@rondo/contract/knowledge';
import { knowledgeEndingsOf } from '@rondo/domain/knowledge/file-type';
import { LIMIT } from '@rondo/domain/limit';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { KnowledgeNode } from '../../platform/db/schema.gen.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { type KnowledgeEyes, knowledgeManaged, knowledgeVisible } from '../scope/index.ts';

type List = Parsed<typeof knowledgeApi.list>;
type KnowledgeFilter = Omit<List, 'sort' | 'size' | 'page' | 'cursor'>;

/** Folders first, whatever the direction. */
const byName = (first: string, other: string) =>
  sql`(case knowledge_node.kind when 'folder' then ${sql.lit(first)} else ${sql.lit(other)} end || lower(knowledge_node.name))`;
const updated = sql`knowledge_node.updated_at`;
const size = sql`coalesce(knowledge_node.size_bytes, 0)`;
const views = sql`knowledge_node.views`;

export const SORTS: Record<List['sort'], Sort> = {
  name: { by: byName('0', '1'), as: 'text', desc: false },
  '-name': { by: byName('1', '0'), as: 'text', desc: true },
  updated: { by: updated, as: 'timestamptz', desc: false },
  '-updated': { by: updated, as: 'timestamptz', desc: true },
  size: { by: size, as: 'numeric', desc: false },
  '-size': { by: size, as: 'numeric', desc: true },
  views: { by: views, as: 'numeric', desc: false },
  '-views': { by: views, as: 'numeric', desc: true },
};

/** What somebody opened last comes first, whatever was asked for. */
export const byVisit = ({ companyId, memberId }: KnowledgeEyes): Sort => ({
  by: sql`(select v.last_at from knowledge_visit v
    where v.company_id = ${companyId} and v.member_id = ${memberId} and v.node_id = knowledge_node.id)`,
  as: 'timestamptz',
  desc: true,
});

/** Condition: directly in a folder, or at the top. */
const isIn = (column: string, parentId: string | null | undefined) =>
  parentId ? sql<SqlBool>`${sql.ref(column)} = ${parentId}::uuid` : sql<SqlBool>`${sql.ref(column)} is null`;

/** The folder above, where the reader may see it. */
const parentShown = (eyes: KnowledgeEyes) =>
  sql<boolean>`exists (select from knowledge_node p where p.company_id = ${eyes.companyId} and p.id = knowledge_node.parent_id
    and p.deleted_at is null and ${knowledgeVisible(eyes, 'p')})`;

/** What was read of the newest version of a file. */
const textOf = <T>(column: 'state' | 'fault' | 'pages') =>
  sql<T | null>`(select ${sql.ref(`t.${column}`)} from knowledge_text t
    where t.company_id = knowledge_node.company_id and t.version_id = knowledge_node.version_id)`;

/** What the reader may see and is not in the bin: the only way to nodes for readers. */
const visible = (db: Db, eyes: KnowledgeEyes) =>
  db
    .selectFrom('knowledge_node')
    .where('knowledge_node.company_id', '=', eyes.companyId)
    .where('knowledge_node.deleted_at', 'is', null)
    .where(knowledgeVisible(eyes, 'knowledge_node'))
    .selectAll('knowledge_node')
    .select([
      textOf<string>('state').as('text_state'),
      textOf<string>('fault').as('text_fault'),
      textOf<number>('pages').as('text_pages'),
    ])
    .select([
      sql<boolean>`${knowledgeManaged(eyes, 'knowledge_node')}`.as('is_managed'),
      parentShown(eyes).as('is_parent_shown'),
      sql<boolean>`exists (select from knowledge_favourite f where f.company_id = ${eyes.companyId}
        and f.member_id = ${eyes.memberId} and f.node_id = knowledge_node.id)`.as('is_favourite'),
    ]);
export type NodeRow = Awaited<ReturnType<ReturnType<typeof visible>['execute']>>[number];

export const byId = (db: Db, eyes: KnowledgeEyes, id: string) => visible(db, eyes).where('knowledge_node.id', '=', id);

export const byIds = (db: Db, eyes: KnowledgeEyes, ids: readonly string[]) =>
  visible(db, eyes).where(sql<SqlBool>`knowledge_node.id = any(${[...ids]}::uuid[])`);

/** `today`: the civil date of the company. */
export function filtered(db: Db, eyes: KnowledgeEyes, f: KnowledgeFilter, today: string) {
  const endings = f.format === undefined ? [] : knowledgeEndingsOf(f.format);
  return visible(db, eyes)
    .where(inSet(eyes, f))
    .where((eb) =>
      eb.and(wordsOf(f.keyword).map((word) => sql<SqlBool>`knowledge_node.search ilike ${contains(word)}`)),
    )
    .$if(f.kind !== undefined, (q) => q.where('knowledge_node.kind', 'in', f.kind ?? []))
    .$if(f.format !== undefined, (q) => q.where(sql<SqlBool>`knowledge_node.ending = any(${endings}::text[])`))
    .$if(f.ownerId !== undefined, (q) => q.where('knowledge_node.owner_id', 'in', f.ownerId ?? []))
    .$if(f.tag !== undefined, (q) => q.where(sql<SqlBool>`knowledge_node.tags && ${f.tag ?? []}::text[]`))
    .$if(f.isReviewDue === true, (q) => q.where('knowledge_node.review_on', '<', today))
    .$if(f.isReviewDue === false, (q) =>
      q.where(sql<SqlBool>`(knowledge_node.review_on is null or knowledge_node.review_on >= ${today})`),
    );
}

function inSet(eyes: KnowledgeEyes, { set, parentId }: KnowledgeFilter) {
  if (set === 'folder') return isIn('knowledge_node.parent_id', parentId);
  const below =
    parentId === undefined
      ? sql`true`
      : sql`(knowledge_node.lineage @> array[${parentId}::uuid] and knowledge_node.id <> ${parentId})`;
  return sql<SqlBool>`(${below} and ${ofSet(eyes, set)})`;
}

function ofSet(eyes: KnowledgeEyes, set: Exclude<List['set'], 'folder'>) {
  const { companyId, memberId } = eyes;
  const mine = sql`company_id = ${companyId} and member_id = ${memberId}`;
  if (set === 'recent')
    return sql`knowledge_node.id in (select node_id from knowledge_visit where ${mine}
      order by last_at desc limit ${LIMIT.knowledge.recent})`;
  if (set === 'favourite') return sql`knowledge_node.id in (select node_id from knowledge_favourite where ${mine})`;
  // Managing passes downwards and so does seeing: only where a list of its own stands can it begin.
  if (set === 'shared') return sql`(knowledge_node.parent_id is not null and not ${parentShown(eyes)})`;
  return sql`true`;
}

/** The folders of a node from the top down to itself, each with whether the reader may see it. */
export const along = (db: Db, eyes: KnowledgeEyes, lineage: readonly string[]) =>
  db
    .selectFrom('knowledge_node as n')
    .select(['n.id', 'n.name', sql<boolean>`${knowledgeVisible(eyes, 'n')}`.as('is_shown')])
    .where('n.company_id', '=', eyes.companyId)
    .where(sql<SqlBool>`n.id = any(${[...lineage]}::uuid[])`)
    .orderBy(sql`cardinality(n.lineage)`);

/** Folders directly below a folder that the reader may see. */
export const folders = (db: Db, eyes: KnowledgeEyes, parentId: string | null) =>
  db
    .selectFrom('knowledge_node as n')
    .select(['n.id', 'n.name', 'n.mode', sql<boolean>`${knowledgeManaged(eyes, 'n')}`.as('is_managed')])
    .select(
      sql<boolean>`exists (select from knowledge_node c where c.company_id = n.company_id and c.parent_id = n.id
        and c.kind = 'folder' and c.deleted_at is null and ${knowledgeVisible(eyes, 'c')})`.as('has_folders'),
    )
    .where('n.company_id', '=', eyes.companyId)
    .where('n.kind', '=', 'folder')
    .where('n.deleted_at', 'is', null)
    .where(isIn('n.parent_id', parentId))
    .where(knowledgeVisible(eyes, 'n'))
    .orderBy(sql`lower(n.name)`);

/** What of some names stands in a folder, whoever may see it: a name is there once. */
export const namesTaken = (db: Db, companyId: string, parentId: string | null, names: readonly string[]) =>
  db
    .selectFrom('knowledge_node')
    .select(['id', 'name', 'kind', 'ending'])
    .where('company_id', '=', companyId)
    .where(isIn('parent_id', parentId))
    .where(sql<SqlBool>`lower(name) = any(select lower(one) from unnest(${[...names]}::text[]) as one)`)
    .where('deleted_at', 'is', null);

/** All names of a folder that begin alike, in small letters, to find a free one beside them. */
export const namesBegun = (db: Db, companyId: string, parentId: string | null, begin: string) =>
  db
    .selectFrom('knowledge_node')
    .select(sql<string>`lower(name)`.as('name'))
    .where('company_id', '=', companyId)
    .where(isIn('parent_id', parentId))
    .where(sql<SqlBool>`starts_with(lower(name), lower(${begin}))`)
    .where('deleted_at', 'is', null);

/** All there are, the bin too. */
export const countNodes = (db: Db, companyId: string) =>
  db
    .selectFrom('knowledge_node')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId);

export const insert = (db: Db, row: Insertable<KnowledgeNode>) => db.insertInto('knowledge_node').values(row);

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (
  db: Db,
  companyId: string,
  { id, rev }: { id: string; rev: number },
  change: Updateable<KnowledgeNode>,
) =>
  db
    .updateTable('knowledge_node')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('deleted_at', 'is', null)
    .returning('rev');

/** Until the end of the transaction nobody else changes where nodes of the company hang, or who may see them. */
export const lockTree = (db: Db, companyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`knowledge ${companyId}`}, 0))`.execute(db);
