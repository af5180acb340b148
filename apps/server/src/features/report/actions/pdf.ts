import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { RecordDetail } from '@rondo/contract/record';
import type { reportApi as api } from '@rondo/contract/report';
import { translate } from '@rondo/messages';
import { dateTimeFull } from '@rondo/messages/format/date';
import sharp from 'sharp';
import { atMost } from '../../../platform/at-most.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { originOf } from '../../../platform/http/origin.ts';
import type { Settings } from '../../../platform/settings.ts';
import type { FileStore } from '../../../platform/store/file-store.ts';
import { storedPath } from '../../../platform/store/stored-path.ts';
import { sendFile } from '../../../platform/table/send-file.ts';
import { bytesAt, markOf } from '../../file/index.ts';
import { recordReport } from '../../record/index.ts';
import { drawReport } from '../drawing/draw-report.ts';
import type { Seal } from '../drawing/end.ts';
import type { Letterhead } from '../drawing/head.ts';
import type { Photo } from '../drawing/items.ts';
import { layoutOf } from '../layout-of.ts';
import * as q from '../report.queries.ts';
import { reportModel } from '../report-model.ts';
import { sealAddress, sealOfRecord } from '../seal.ts';

interface Held {
  settings: Pick<Settings, 'publicUrl'>;
  store: FileStore;
}

/** Reports drawn at once on a node, and how many may wait: each reads up to some hundred photos. */
const AT_ONCE = 2;
const WAITING_MOST = 20;
const QUALITY = 78;
const LOGO_PX = 480;

const drawn = atMost(AT_ONCE, drawReport, { waitingMost: WAITING_MOST });

/** A record as PDF. That it was taken out is in the log, and its seal is remembered. */
export const pdfFrom =
  (held: Held) =>
  async (context: Context, { id, view, hidePassed }: Parsed<typeof api.pdf>, wire: Wire): Promise<Buffer> => {
    const { db, actor, language, now } = context;
    const { companyId, timeZone } = actor;
    const record = await recordReport(context, { id });
    const [{ layout }, company, watermark, sealed] = await Promise.all([
      layoutOf(db, companyId),
      q.company(db, companyId).executeTakeFirstOrThrow(),
      markOf(db, actor, now()),
      sealOfRecord(db, companyId, id),
    ]);
    if (!sealed) throw new AppError('NOT_FOUND');
    const photo = photosOf(held.store, companyId);
    const place = { language, timeZone };
    const hash = sealed.sha256.toString('hex');
    const bytes = await drawn(reportModel(record, { ...place, view, hidePassed, layout }), {
      company: { name: company.name, logo: await logoOf(held.store, companyId, company.logo) },
      layout,
      seal: sealWords(context, originOf(held.settings, wire), id, hash),
      watermark,
      made: translate(language, 'report.made', { name: actor.name, time: dateTimeFull(now(), place) }),
      pageOf: (page, pages) => translate(language, 'report.page', { page, pages }),
      missing: translate(language, 'report.missing'),
      photo,
      at: now(),
    });
    const name = fileName(record, 'pdf');
    await context.change(async (tx) => {
      await q.addSeal(tx.db, companyId, id, sealed.sha256, now()).execute();
      await tx.addHistory({ kind: 'export', id: tx.newId(), name, event: 'report', data: { rows: 1 } });
    });
    return sendFile(wire, { name, mime: 'application/pdf', bytes });
  };

/** The facts of a record as the very bytes that were hashed. */
export async function data(context: Context, { id }: Parsed<typeof api.data>, wire: Wire): Promise<Buffer> {
  const { db, actor, now } = context;
  const record = await recordReport(context, { id });
  const sealed = await sealOfRecord(db, actor.companyId, id);
  if (!sealed) throw new AppError('NOT_FOUND');
  const name = fileName(record, 'json');
  await context.change(async (tx) => {
    await q.addSeal(tx.db, actor.companyId, id, sealed.sha256, now()).execute();
    await tx.addHistory({ kind: 'export', id: tx.newId(), name, event: 'report', data: { rows: 1 } });
  });
  // As JSON a caller would take it for an answer of the API.
  return sendFile(wire, { name, mime: 'application/octet-stream', bytes: Buffer.from(sealed.json) });
}

const fileName = ({ shop, number }: RecordDetail, ending: 'pdf' | 'json'): string =>
  `${shop.name} ${number}.${ending}`.replace(/[\\/:*?"<>|]/g, '_');

function sealWords({ actor, language }: Context, origin: string, recordId: string, hash: string): Seal {
  return {
    title: translate(language, 'report.seal.title'),
    text: translate(language, 'report.seal.text'),
    hash,
    url: sealAddress(origin, { companyId: actor.companyId, recordId, hash, language }),
  };
}

/** Photos one at a time, as JPEG and as small as they are printed. */
const photosOf =
  (store: FileStore, companyId: string): Photo =>
  async (file, widthPx) => {
    const isSmall = file.thumbPath !== null && widthPx <= SMALL_PX;
    const bytes = await bytesAt(store, companyId, isSmall ? (file.thumbPath ?? file.path) : file.path);
    if (!bytes) return null;
    const image = sharp(bytes, { failOn: 'error' }).flatten({ background: '#fff' });
    return image.resize({ width: widthPx, withoutEnlargement: true }).jpeg({ quality: QUALITY }).toBuffer();
  };

/** The longest side of the small copy that every upload has, pixels. */
const SMALL_PX = 480;

async function logoOf(store: FileStore, companyId: string, sha256: Buffer | null): Promise<Letterhead['logo']> {
  const bytes = sha256 && (await bytesAt(store, companyId, storedPath(sha256)));
  if (!bytes) return null;
  const image = sharp(bytes, { failOn: 'error' }).resize({ width: LOGO_PX, withoutEnlargement: true });
  const { data: png, info } = await image.png().toBuffer({ resolveWithObject: true });
  return { bytes: png, ratio: info.width / info.height };
}
