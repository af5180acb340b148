import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { mayUse } from './file.queries.ts';

/** Of some files those that the actor sees as pictures of the gallery: as taken, or with what was drawn on them. */
export const seenInGallery = (db: Db, actor: Actor, fileIds: readonly string[]) =>
  db
    .selectFrom('file_use as u')
    .innerJoin('album_picture as p', (j) =>
      j
        .onRef('p.company_id', '=', 'u.company_id')
        .on(sql<SqlBool>`(p.file_id = u.file_id or p.marked_file_id = u.file_id) and p.deleted_at is null`),
    )
    .select('u.file_id')
    .distinct()
    .where('u.company_id', '=', actor.companyId)
    .where(sql<SqlBool>`u.file_id = any(${[...fileIds]}::uuid[])`)
    .where(mayUse(actor));
