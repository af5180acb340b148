import type { TextFault } from '@rondo/domain/knowledge';
import { LIMIT } from '@rondo/domain/limit';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** A version of a file that is to be read, with where its bytes lie. */
export const version = (db: Db, companyId: string, versionId: string) =>
  db
    .selectFrom('knowledge_version as v')
    .innerJoin('file as f', (join) => join.onRef('f.company_id', '=', 'v.company_id').onRef('f.id', '=', 'v.file_id'))
    .innerJoin('knowledge_node as n', (join) =>
      join.onRef('n.company_id', '=', 'v.company_id').onRef('n.id', '=', 'v.node_id'),
    )
    .select(['v.node_id', 'v.name', 'f.sha256', 'f.size_bytes', 'n.version_id as newest_id'])
    .where('v.company_id', '=', companyId)
    .where('v.id', '=', versionId);

/** Puts a version down to be read; one that is there stays as it is. */
export const queue = (
  db: Db,
  row: { companyId: string; nodeId: string; versionId: string; at: Date; isRead: boolean },
) =>
  db
    .insertInto('knowledge_text')
    .values({
      ...{ company_id: row.companyId, version_id: row.versionId, node_id: row.nodeId, queued_at: row.at },
      ...(row.isRead ? { state: 'queued' } : { state: 'unsupported', done_at: row.at }),
    })
    .onConflict((conflict) => conflict.doNothing());

/** The queue's job, once for each version. */
export const enqueue = (task: string, companyId: string, versionId: string) =>
  sql`select enqueue(${task}, ${JSON.stringify({ companyId, versionId })}::json, null, ${`${task}:${versionId}`})`;

/** Nobody reads it at that time. */
const isFree = (at: Date) => sql<boolean>`(leased_until is null or leased_until < ${at})`;

/** One more try of a version, until then the caller's alone; no row: it is read already, somebody reads it, or it was tried often enough. */
export const take = (db: Db, companyId: string, versionId: string, at: Date, until: Date) =>
  db
    .updateTable('knowledge_text')
    .set({ tries: sql<number>`tries + 1`, leased_until: until })
    .where('company_id', '=', companyId)
    .where('version_id', '=', versionId)
    .where('state', '=', 'queued')
    .where('tries', '<', LIMIT.knowledgeText.tries)
    .where(isFree(at))
    .returning(['node_id', 'tries']);

/** Whoever took it could not read it this time: the next may at once. */
export const leave = (db: Db, companyId: string, versionId: string) =>
  db
    .updateTable('knowledge_text')
    .set({ leased_until: null })
    .where('company_id', '=', companyId)
    .where('version_id', '=', versionId);

export const failed = (db: Db, companyId: string, versionId: string, fault: TextFault, at: Date) =>
  db
    .updateTable('knowledge_text')
    .set({ state: 'failed', fault, done_at: at, leased_until: null })
    .where('company_id', '=', companyId)
    .where('version_id', '=', versionId)
    .where('state', '=', 'queued');

/** A version that was tried as often as may be, each time until the process ended. */
export const givenUp = (db: Db, companyId: string, versionId: string, at: Date) =>
  failed(db, companyId, versionId, 'broken', at).where('tries', '>=', LIMIT.knowledgeText.tries).where(isFree(at));

export const indexed = (
  db: Db,
  of: { companyId: string; versionId: string; pages: number | null; passages: number; at: Date },
) =>
  db
    .updateTable('knowledge_text')
    .set({ state: 'indexed', fault: null, pages: of.pages, passages: of.passages, done_at: of.at, leased_until: null })
    .where('company_id', '=', of.companyId)
    .where('version_id', '=', of.versionId)
    .where('state', '=', 'queued')
    .returning('node_id');

/** To be read once more, from the first try on; no row: it did not fail. */
export const again = (db: Db, companyId: string, nodeId: string, versionId: string, at: Date) =>
  db
    .updateTable('knowledge_text')
    .set({ state: 'queued', fault: null, done_at: null, tries: 0, queued_at: at })
    .where('company_id', '=', companyId)
    .where('node_id', '=', nodeId)
    .where('version_id', '=', versionId)
    .where('state', '=', 'failed')
    .returning('version_id');

/** Versions that wait since before and that nobody reads: whoever was to is gone; index knowledge_text_queued. */
export const left = (db: Db, companyId: string, at: Date, before: Date, limit: number) =>
  db
    .selectFrom('knowledge_text')
    .select('version_id')
    .where('company_id', '=', companyId)
    .where('state', '=', 'queued')
    .where('queued_at', '<', before)
    .where(isFree(at))
    .orderBy('queued_at')
    .limit(limit);

/** Newest versions that nobody put down to be read. */
export const unseen = (db: Db, companyId: string, limit: number) =>
  db
    .selectFrom('knowledge_node as n')
    .innerJoin('knowledge_version as v', (join) =>
      join.onRef('v.company_id', '=', 'n.company_id').onRef('v.id', '=', 'n.version_id'),
    )
    .select(['n.id', 'n.version_id', 'v.name as version_name'])
    .where('n.company_id', '=', companyId)
    .where('n.kind', '=', 'file')
    .where('n.version_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('knowledge_text as t')
            .select('t.version_id')
            .whereRef('t.company_id', '=', 'n.company_id')
            .whereRef('t.version_id', '=', 'n.version_id'),
        ),
      ),
    )
    .limit(limit);
