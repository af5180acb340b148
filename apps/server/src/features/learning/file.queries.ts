import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { type KnowledgeEyes, knowledgeVisible } from '../scope/index.ts';

/** A file of a list with what it is now. */
export interface FileRow {
  learning_id: string;
  position: number;
  name: string;
  /** Null: it is gone, for good or into the recycle bin. */
  node_id: string | null;
  version_number: number | null;
  size_bytes: number | null;
  pages: number | null;
  /** Whether whoever asks may view it. */
  is_shown: boolean;
}

/** The files of lists in their order. */
export async function filesOf(db: Db, eyes: KnowledgeEyes, learningIds: readonly string[]): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select f.learning_id, f.position, coalesce(n.name, f.name) as name, n.id as node_id, v.number as version_number,
           n.size_bytes::float8 as size_bytes, t.pages, coalesce(${knowledgeVisible(eyes, 'n')}, false) as is_shown
      from learning_file f
      left join knowledge_node n on n.company_id = f.company_id and n.id = f.node_id and n.deleted_at is null
      left join knowledge_version v on v.company_id = n.company_id and v.id = n.version_id
      left join knowledge_text t on t.company_id = n.company_id and t.version_id = n.version_id
     where f.company_id = ${eyes.companyId} and f.learning_id = any(${[...learningIds]}::uuid[])
     order by f.learning_id, f.position`.execute(db);
  return rows.map((row) => (row.node_id === null ? { ...row, is_shown: false } : row));
}

/** Files of the knowledge base that somebody may view, by their ids. */
export const viewable = (db: Db, eyes: KnowledgeEyes, ids: readonly string[]) =>
  db
    .selectFrom('knowledge_node as n')
    .select(['n.id', 'n.name', 'n.lineage'])
    .where('n.company_id', '=', eyes.companyId)
    .where(sql<SqlBool>`n.id = any(${[...ids]}::uuid[])`)
    .where('n.kind', '=', 'file')
    .where('n.deleted_at', 'is', null)
    .where(knowledgeVisible(eyes, 'n'));

export const dropFiles = (db: Db, companyId: string, learningId: string) =>
  db.deleteFrom('learning_file').where('company_id', '=', companyId).where('learning_id', '=', learningId);

export const addFiles = (
  db: Db,
  companyId: string,
  learningId: string,
  files: readonly { id: string | null; name: string }[],
) =>
  db.insertInto('learning_file').values(
    files.map(({ id, name }, position) => ({
      ...{ company_id: companyId, learning_id: learningId, position, node_id: id, name },
    })),
  );
