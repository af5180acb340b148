import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { recordApi as api } from '@rondo/contract/record';
import type { Context } from '../../platform/context.ts';
import { fileRefs } from '../file/index.ts';
import * as q from './item-photos.queries.ts';
import { resultOf } from './record.present.ts';

/** What an item looked like at a store, the last 12 photos (product 5 (c) 3). */
export async function itemPhotos(
  { db, actor }: Context,
  wanted: Parsed<typeof api.itemPhotos>,
): Promise<Output<typeof api.itemPhotos>> {
  const rows = await q.itemPhotos(db, actor, wanted).execute();
  const files = await fileRefs(
    db,
    actor.companyId,
    rows.map(({ file_id }) => file_id),
  );
  return rows.flatMap(({ id: recordId, number, submitted_at, result, file_id }) =>
    files([file_id]).map((file) => ({
      ...{ file, recordId, number, submittedAt: submitted_at.toISOString(), result: resultOf(result) },
    })),
  );
}
