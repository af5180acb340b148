import type { Readable } from 'node:stream';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Pictured } from '@rondo/contract/many-rectifications';
import { rectificationApi as api } from '@rondo/contract/rectification';
import { civilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import { z } from 'zod';
import type { Context, Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { ExportReader } from '../../platform/export/export-reader.ts';
import type { Wire } from '../../platform/http/binding.ts';
import { longWork } from '../../platform/long-work.ts';
import { startWork } from '../../platform/start-work.ts';
import { sendZip } from '../../platform/table/send-zip.ts';
import type { ZipFile } from '../../platform/table/zip.ts';
import { type LeavingParts, putWorkFile } from '../file/index.ts';
import { rectificationExport } from './export.ts';
import { photoFiles } from './photo-zip.ts';
import { pictureSheet } from './picture-sheet.ts';
import { picturesOf } from './pictured.queries.ts';

const KIND = 'rectification.pictures';
const CODE = 'issue_select';
const GB = 1_000_000_000;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MIME: Record<Pictured, string> = { sheet: XLSX, photos: 'application/zip' };
const EVENT: Record<Pictured, string> = { sheet: 'rectificationPictures', photos: 'rectificationPhotos' };

type Asked = Parsed<typeof api.pictures>;
/** Told how many rows are done. */
type Progress = (rows: number) => Promise<void>;

/** The listed rectifications with their pictures, made while it is sent. */
export const picturesFrom =
  (leaving: LeavingParts) =>
  async (context: Context, asked: Asked, wire: Wire): Promise<Readable> => {
    const ids = await found(context, asked, LIMIT.export.atOnceRows, 'EXPORT_IN_BACKGROUND');
    await requireFits(context, asked, ids);
    const name = nameOf(context, asked);
    await context.change((tx) => told(tx, name, asked, ids.length));
    return sendZip(
      wire,
      { name, mime: MIME[asked.as] },
      files(leaving, context, asked, ids, async () => {}),
    );
  };

/** The same as background work; what cannot be made is refused before it begins. */
export async function startPictures(
  context: Context,
  { requestId, ...asked }: Parsed<typeof api.startPictures>,
): Promise<{ jobId: string }> {
  return context.once(requestId, `${KIND}.start`, async (tx) => {
    const ids = await found(context, asked, LIMIT.rectification.picturedRows, 'PICTURED_TOO_MANY');
    await requireFits(context, asked, ids);
    const id = tx.newId();
    const run = { id, kind: KIND, memberId: context.actor.memberId, name: nameOf(context, asked) } as const;
    await startWork(tx, { ...run, total: ids.length, input: { asked } });
    return { jobId: id };
  });
}

/** Rows are read as those of the list, by whoever asked. */
export const picturesWork = (leaving: LeavingParts) =>
  longWork({
    kind: KIND,
    code: CODE,
    schema: z.object({ asked: api.pictures.input }),
    async run(tx, actor, { asked }, { name, progress }) {
      const reader: ExportReader = { db: tx.db, language: tx.language, now: tx.now, actor };
      const ids = await found(reader, asked, LIMIT.rectification.picturedRows, 'PICTURED_TOO_MANY');
      await requireFits(reader, asked, ids);
      const content = files(leaving, reader, asked, ids, progress);
      const file = await putWorkFile(leaving.store, tx.companyId, { name, mime: MIME[asked.as] }, content);
      await told(tx, name, asked, ids.length);
      return { counts: { rows: ids.length }, file };
    },
  });

function files(
  leaving: LeavingParts,
  reader: ExportReader,
  asked: Asked,
  ids: readonly string[],
  progress: Progress,
): AsyncGenerator<ZipFile> {
  return asked.as === 'sheet'
    ? pictureSheet(leaving, reader, asked, ids, progress)
    : photoFiles(leaving, reader, ids, progress);
}

/** The rows in the order of the list, of which there may be so many. */
async function found(
  reader: ExportReader,
  asked: Asked,
  max: number,
  tooMany: 'EXPORT_IN_BACKGROUND' | 'PICTURED_TOO_MANY',
): Promise<string[]> {
  const ids = await rectificationExport.sheet.ids(reader, asked, max + 1);
  if (ids.length > max) throw new AppError(tooMany, { params: { max } });
  return ids;
}

/** A zip has its bounds, which say so before it is begun, and it is not empty. */
async function requireFits({ db, actor }: ExportReader, { as }: Asked, ids: readonly string[]): Promise<void> {
  if (as === 'sheet') return;
  const { photos, bytes } = await picturesOf(db, actor.companyId, ids).executeTakeFirstOrThrow();
  const { zippedPhotos, zippedGb } = LIMIT.rectification;
  if (Number(photos) === 0) throw new AppError('PACK_EMPTY');
  if (Number(photos) > zippedPhotos) throw new AppError('PHOTOS_TOO_MANY', { params: { max: zippedPhotos } });
  if (bytes > zippedGb * GB) throw new AppError('PHOTOS_TOO_LARGE', { params: { max: zippedGb } });
}

const nameOf = ({ language, now, actor }: Omit<ExportReader, 'db'>, { as }: Asked): string => {
  const title = translate(language, `rectification.exporting.file.${as}`);
  return `${title} ${civilDate(now(), actor.timeZone)}.${as === 'sheet' ? 'xlsx' : 'zip'}`;
};

const told = (tx: Tx, name: string, { as }: Asked, rows: number): Promise<void> =>
  tx.addHistory({ kind: 'export', id: tx.newId(), name, event: EVENT[as], data: { rows } });
