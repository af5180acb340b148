import type { Actor } from '@rondo/domain/actor';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { KnowledgeUpload } from '../../platform/db/schema.gen.ts';

/** Uploads of the actor that are not finished: nobody goes on with another's. */
export const mine = (db: Db, { companyId, memberId }: Actor) =>
  db
    .selectFrom('knowledge_upload')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .orderBy('created_at');
export type UploadRow = Awaited<ReturnType<ReturnType<typeof mine>['execute']>>[number];

export const insert = (db: Db, row: Insertable<KnowledgeUpload>) => db.insertInto('knowledge_upload').values(row);

/** Counts a part that begins where the others end; no row back: somebody else's did, or the upload is gone. */
export const addPart = (
  db: Db,
  { companyId, memberId }: Actor,
  part: { uploadId: string; partId: string; offset: number; bytes: number; at: Date },
) =>
  db
    .updateTable('knowledge_upload')
    .set({
      parts: sql<string[]>`parts || ${part.partId}::uuid`,
      received_bytes: part.offset + part.bytes,
      updated_at: part.at,
    })
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('id', '=', part.uploadId)
    .where('received_bytes', '=', part.offset)
    .returningAll();

/** Ends an upload; no row back: it is over already. */
export const remove = (db: Db, { companyId, memberId }: Actor, id: string) =>
  db
    .deleteFrom('knowledge_upload')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning(['id', 'parts']);

/** Ends those that nobody went on with since then. */
export const removeBroken = (db: Db, companyId: string, before: Date) =>
  db
    .deleteFrom('knowledge_upload')
    .where('company_id', '=', companyId)
    .where('updated_at', '<', before)
    .returning(['id', 'parts']);
