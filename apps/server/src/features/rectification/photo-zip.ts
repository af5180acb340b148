import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { translate } from '@rondo/messages';
import type { ExportReader } from '../../platform/export/export-reader.ts';
import { pathPart, type ZipFile } from '../../platform/table/zip.ts';
import { type LeavingParts, savedPictures } from '../file/index.ts';
import { pictured } from './pictured.queries.ts';

type Row = Awaited<ReturnType<ReturnType<typeof pictured>['execute']>>[number];

/** Rectifications whose pictures are looked for at once. */
const BATCH = 50;

/** The photos of rectifications one after another, as their reader saves them, by store, day and check item. */
export async function* photoFiles(
  leaving: LeavingParts,
  reader: ExportReader,
  ids: readonly string[],
  progress: (rows: number) => Promise<void>,
): AsyncGenerator<ZipFile> {
  const { db, actor, now } = reader;
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH);
    const byId = new Map((await pictured(db, actor.companyId, batch).execute()).map((row) => [row.id, row]));
    const names = photoNames(
      batch.flatMap((id) => byId.get(id) ?? []),
      reader,
    );
    for await (const { id, parts, ending } of savedPictures(leaving, db, actor, now(), [...names.keys()])) {
      // A photo may have several names, and its bytes come once.
      const bytes = await buffer(Readable.from(parts));
      for (const name of names.get(id) ?? []) yield { name: `${name}${ending}`, parts: [bytes] };
    }
    await progress(Math.min(at + BATCH, ids.length));
  }
}

/** `store/day/section item before_n` by the id of the file; a photo that hangs on two rectifications is named after both. */
function photoNames(rows: readonly Row[], { language }: ExportReader): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { shop_name, business_on, category, title, ...row } of rows) {
    const folder = [shop_name, business_on].map(pathPart).join('/');
    for (const [key, ids] of [
      ['nameBefore', row.before_photo_ids],
      ['nameAfter', row.after_photo_ids],
    ] as const) {
      const word = translate(language, `rectification.exporting.${key}`);
      for (const [index, id] of ids.entries()) {
        const path = `${folder}/${pathPart(`${category} ${title}`)}_${word}_${index + 1}`;
        names.set(id, [...(names.get(id) ?? []), path]);
      }
    }
  }
  return names;
}
