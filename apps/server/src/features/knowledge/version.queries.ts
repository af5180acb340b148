import type { Actor } from '@rondo/domain/actor';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { KnowledgeVersion } from '../../platform/db/schema.gen.ts';

/** Versions of a file, the newest first. Whoever asks has seen the file. */
export const ofNode = (db: Db, companyId: string, nodeId: string) =>
  db
    .selectFrom('knowledge_version')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('node_id', '=', nodeId)
    .orderBy('number', 'desc');

export const insert = (db: Db, row: Insertable<KnowledgeVersion>) => db.insertInto('knowledge_version').values(row);

/** All but the newest so many; which files they had that no version has any more. */
export const dropOldest = (db: Db, companyId: string, nodeId: string, keep: number) =>
  sql<{ file_id: string }>`with gone as (
      delete from knowledge_version v where v.company_id = ${companyId} and v.node_id = ${nodeId}
        and v.number <= (select number from knowledge_version where company_id = ${companyId} and node_id = ${nodeId}
          order by number desc offset ${keep} limit 1)
      returning v.id, v.file_id)
    select distinct g.file_id from gone g where not exists (select from knowledge_version v
      where v.company_id = ${companyId} and v.file_id = g.file_id and v.id not in (select id from gone))`.execute(db);

/** How far somebody got. */
export const visitOf = (db: Db, { companyId, memberId }: Actor, nodeId: string) =>
  db
    .selectFrom('knowledge_visit')
    .select(['place'])
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('node_id', '=', nodeId);

/** Items of published templates whose knowledge link names this file. */
export const itemsNaming = (db: Db, companyId: string, nodeId: string) =>
  sql<{ templateId: string; templateName: string; itemName: string }>`
    select t.id as "templateId", t.name as "templateName", item ->> 'name' as "itemName"
      from template t
      join template_version v on v.company_id = t.company_id and v.id = t.live_version_id
      cross join lateral jsonb_path_query(v.content, '$.categories[*].items[*]') as item
     where t.company_id = ${companyId} and t.deleted_at is null and strpos(v.content::text, ${nodeId}) > 0
       and strpos(item ->> 'knowledgeUrl', ${nodeId}) > 0
     order by t.name, t.id limit 50`.execute(db);

/** A file shows another version from now on. */
export const renew = (
  db: Db,
  companyId: string,
  id: string,
  to: { versionId: string; sizeBytes: number; ending: string; at: Date; by: string },
) =>
  db
    .updateTable('knowledge_node')
    .set({ version_id: to.versionId, size_bytes: to.sizeBytes, ending: to.ending })
    .set({ updated_at: to.at, updated_by: to.by, rev: sql<number>`rev + 1` })
    .where('company_id', '=', companyId)
    .where('id', '=', id);
