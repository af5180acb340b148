import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { recordApi as api } from '@rondo/contract/record';
import { allItems } from '@rondo/domain/scoring/template';
import type { Context } from '../../platform/context.ts';
import { fileRefs } from '../file/index.ts';
import { versionById } from '../template/index.ts';
import * as q from './item-photos.queries.ts';
import { resultOf } from './record.present.ts';

/** What an item looked like at a store, the last 12 photos beside the standard photos (product 5 (c) 3). */
export async function itemPhotos(
  { db, actor }: Context,
  wanted: Parsed<typeof api.itemPhotos>,
): Promise<Output<typeof api.itemPhotos>> {
  const rows = await q.itemPhotos(db, actor, wanted).execute();
  const standards = await standardsOf(db, actor.companyId, rows[0]?.template_version_id, wanted.itemId);
  const files = await fileRefs(db, actor.companyId, [...standards, ...rows.map(({ file_id }) => file_id)]);
  const photos = rows.flatMap(({ id: recordId, number, submitted_at, result, file_id }) =>
    files([file_id]).map((file) => ({
      ...{ file, recordId, number, submittedAt: submitted_at.toISOString(), result: resultOf(result) },
    })),
  );
  return { photos, standardPhotos: files(standards) };
}

/** The standard photos of an item in a version. */
async function standardsOf(
  db: Context['db'],
  companyId: string,
  versionId: string | undefined,
  itemId: string,
): Promise<string[]> {
  const version = versionId === undefined ? null : await versionById(db, companyId, versionId);
  return version ? (allItems(version.content).find(({ id }) => id === itemId)?.standardPhotos ?? []) : [];
}
