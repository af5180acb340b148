import type { KnowledgeMode } from '@rondo/domain/knowledge/access';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { type KnowledgeEyes, knowledgeManaged } from '../scope/index.ts';

/** What of a node says where it hangs, whoever may see it and in the bin too. */
export const placed = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('knowledge_node')
    .select(['id', 'name', 'parent_id', 'lineage', 'boundary_id', 'mode', 'rev', 'deleted_at'])
    .where('company_id', '=', companyId)
    .where('id', '=', id);

/** How many steps the deepest of what hangs at or below a node is from the top. */
export const deepest = (db: Db, companyId: string, id: string) =>
  sql<{ depth: number }>`select max(cardinality(lineage)) as depth from knowledge_node
    where company_id = ${companyId} and lineage @> array[${id}::uuid]`.execute(db);

interface Hung {
  id: string;
  /** As it is now, and as it will be: each ends with the node itself. */
  from: readonly string[];
  to: readonly string[];
  parentId: string | null;
  /** The nearest list above its new place. */
  aboveId: string | null;
  mode: KnowledgeMode;
  /** Who gave it another place; null: it stands where it stood. */
  by: string | null;
  at: Date;
}

/**
 * Another place or mode of a node: one statement keeps the way from the top and the nearest list of everything below it, of the bin too.
 * Whoever calls it holds the tree. What is below a list of its own keeps that one.
 */
export function hang(db: Db, companyId: string, { id, from, to, parentId, aboveId, mode, by, at }: Hung) {
  const below = sql`d.lineage[${from.length + 1}:]`;
  const base = sql`${mode === 'own' ? id : aboveId}::uuid`;
  const boundary = sql`case when d.boundary_id = any(${below}) then d.boundary_id else ${base} end`;
  return sql<{ id: string; rev: number }>`update knowledge_node d
    set lineage = ${[...to]}::uuid[] || ${below}, boundary_id = ${boundary},
        parent_id = case when d.id = ${id} then ${parentId}::uuid else d.parent_id end,
        mode = case when d.id = ${id} then ${mode} else d.mode end,
        updated_at = case when d.id = ${id} and ${by}::uuid is not null then ${at}::timestamptz else d.updated_at end,
        updated_by = case when d.id = ${id} and ${by}::uuid is not null then ${by}::uuid else d.updated_by end,
        rev = case when d.id = ${id} then d.rev + 1 else d.rev end
    where d.company_id = ${companyId} and d.lineage @> array[${id}::uuid]
      and (d.id = ${id} or d.boundary_id is distinct from ${boundary} or ${[...from]}::uuid[] <> ${[...to]}::uuid[])
    returning d.id, d.rev`.execute(db);
}

/** Into the bin with everything below that is not there yet; what went. */
export const bury = (db: Db, companyId: string, id: string, { at, by }: { at: Date; by: string }) =>
  sql`update knowledge_node set deleted_at = ${at}, deleted_by = ${by}, deleted_with = ${id}, rev = rev + 1
    where company_id = ${companyId} and lineage @> array[${id}::uuid] and deleted_at is null`.execute(db);

/** Out of the bin with exactly what went with it. */
export const unbury = (db: Db, companyId: string, id: string, at: Date) =>
  sql`update knowledge_node set deleted_at = null, deleted_by = null, deleted_with = null, updated_at = ${at}, rev = rev + 1
    where company_id = ${companyId} and deleted_with = ${id} and deleted_at is not null`.execute(db);

export const rename = (db: Db, companyId: string, id: string, words: { name: string; search: string }) =>
  db.updateTable('knowledge_node').set(words).where('company_id', '=', companyId).where('id', '=', id);

/** What the reader manages of what was deleted since then, each with the folder it lay in; index knowledge_node_bin. */
export const deleted = (db: Db, eyes: KnowledgeEyes, since: Date) =>
  db
    .selectFrom('knowledge_node as n')
    .select(['n.id', 'n.name', 'n.parent_id', 'n.lineage', 'n.boundary_id', 'n.mode'])
    .select(['n.deleted_at', 'n.deleted_by', 'n.introduction', 'n.tags', 'n.kind'])
    .where('n.company_id', '=', eyes.companyId)
    .where('n.deleted_at', '>=', since)
    .whereRef('n.deleted_with', '=', 'n.id')
    .where(knowledgeManaged(eyes, 'n'))
    .orderBy('n.deleted_at', 'desc')
    .orderBy('n.id', 'desc');
