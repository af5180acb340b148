import type { HashedKind } from '@rondo/domain/photo-hash';
import type { Context } from '../../platform/context.ts';
import * as q from './alike.queries.ts';
import { type Looked, matchesOf } from './find-alike.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

/** The photos that an object was handed in with, as they are compared. Who may ask was decided before. */
export async function photosOf({ db, actor }: Reader, kind: HashedKind, id: string): Promise<Looked[]> {
  const rows = await q.ofObject(db, actor.companyId, kind, id).execute();
  const problem =
    kind === 'rectification' ? await q.rectificationById(db, actor.companyId, id).executeTakeFirst() : null;
  const exceptIds = problem?.before_photo_ids ?? [];
  return rows.flatMap(({ file_id: fileId, hash, shop_id: shopId, handed_in_at: handedInAt }) =>
    hash === null ? [] : [{ fileId, hash, shopId, handedInAt, objectIds: [id], exceptIds }],
  );
}

/** The photos of a record that look like earlier ones, by id. */
export async function alikeInRecord(reader: Reader, recordId: string): Promise<Set<string>> {
  const found = await matchesOf(reader, await photosOf(reader, 'record', recordId));
  return new Set(found.map(({ file_id }) => file_id));
}
