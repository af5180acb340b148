import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { reportApi as api } from '@rondo/contract/report';
import { civilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { originOf } from '../../../platform/http/origin.ts';
import { sendZip } from '../../../platform/table/send-zip.ts';
import { pathPart, type ZipFile } from '../../../platform/table/zip.ts';
import { savedPictures } from '../../file/index.ts';
import { listedRecordIds, photosOfRecords } from '../../record/index.ts';
import * as q from '../report.queries.ts';
import { type Held, reportPdf } from '../report-pdf.ts';

/** The reports of the listed records as one zip, drawn one after another while it is sent; each seal is remembered. */
export const packFrom =
  (held: Held) =>
  async (context: Context, { view, hidePassed, ...listed }: Parsed<typeof api.pack>, wire: Wire): Promise<Readable> => {
    const max = LIMIT.report.pack;
    const ids = await listedRecordIds(context, listed, max + 1);
    if (ids.length > max) throw new AppError('PACK_TOO_LARGE', { params: { max } });
    const name = await begun(context, 'report.pack', 'reportPack', ids.length);
    return sendZip(wire, { name }, reports(held, context, originOf(held.settings, wire), ids, { view, hidePassed }));
  };

async function* reports(
  held: Held,
  context: Context,
  origin: string,
  ids: readonly string[],
  how: Parameters<typeof reportPdf>[4],
): AsyncGenerator<ZipFile> {
  const { db, actor, now } = context;
  for (const id of ids) {
    const { record, bytes, sha256 } = await reportPdf(held, context, origin, id, how);
    await q.addSeal(db, actor.companyId, id, sha256, now()).execute();
    yield { name: `${pathPart(`${record.shop.name} ${record.number}`)}.pdf`, parts: [bytes] };
  }
}

/** The photos of the listed records as one zip, by store, day and check item. */
export const photosFrom =
  (held: Held) =>
  async (context: Context, listed: Parsed<typeof api.photos>, wire: Wire): Promise<Readable> => {
    const { db, actor, now } = context;
    const max = LIMIT.report.photos;
    const ids = await listedRecordIds(context, listed, LIMIT.export.rows);
    const rows = await photosOfRecords(db, actor.companyId, ids).execute();
    const names = photoNames(rows);
    if (names.size > max) throw new AppError('PHOTOS_TOO_MANY', { params: { max } });
    const name = await begun(context, 'report.photos', 'reportPhotos', names.size);
    return sendZip(wire, { name }, named(savedPictures(held, db, actor, now(), [...names.keys()]), names));
  };

type PhotoRows = Awaited<ReturnType<ReturnType<typeof photosOfRecords>['execute']>>;

/** `store/day/section item_n` by the id of the file; a photo that stands at two items is named after both. */
function photoNames(rows: PhotoRows): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { shop_name, business_on, category, name, photo_ids } of rows) {
    const folder = [shop_name, business_on].map(pathPart).join('/');
    for (const [index, id] of photo_ids.entries()) {
      const path = `${folder}/${pathPart(`${category} ${name}`)}_${index + 1}`;
      names.set(id, [...(names.get(id) ?? []), path]);
    }
  }
  return names;
}

async function* named(
  files: ReturnType<typeof savedPictures>,
  names: ReadonlyMap<string, readonly string[]>,
): AsyncGenerator<ZipFile> {
  for await (const { id, parts, ending } of files) {
    // A photo may be named twice, and its bytes come once.
    const bytes = await buffer(Readable.from(parts));
    for (const name of names.get(id) ?? []) yield { name: `${name}${ending}`, parts: [bytes] };
  }
}

/** Tells the audit log; answers what the file is called. Refuses an empty one. */
async function begun(
  { actor, language, now, change }: Context,
  title: 'report.pack' | 'report.photos',
  event: string,
  rows: number,
): Promise<string> {
  if (rows === 0) throw new AppError('PACK_EMPTY');
  const name = `${translate(language, title)} ${civilDate(now(), actor.timeZone)}.zip`;
  await change((tx) => tx.addHistory({ kind: 'export', id: tx.newId(), name, event, data: { rows } }));
  return name;
}
