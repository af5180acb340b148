import type { RecordDetail } from '@rondo/contract/record';
import type { ReportLayout, ReportView } from '@rondo/domain/report';
import { translate } from '@rondo/messages';
import { dateTimeFull } from '@rondo/messages/format/date';
import sharp from 'sharp';
import { atMost } from '../../platform/at-most.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Settings } from '../../platform/settings.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import { storedPath } from '../../platform/store/stored-path.ts';
import { bytesAt, type LeavingParts, markOf, type Veil, veilOf } from '../file/index.ts';
import { recordReport } from '../record/index.ts';
import { type Around, drawReport } from './drawing/draw-report.ts';
import type { Seal } from './drawing/end.ts';
import type { Letterhead } from './drawing/head.ts';
import type { Photo } from './drawing/items.ts';
import { layoutOf } from './layout-of.ts';
import * as q from './report.queries.ts';
import { reportModel } from './report-model.ts';
import { sealAddress, sealOfRecord } from './seal.ts';

export interface Held extends LeavingParts {
  settings: Pick<Settings, 'publicUrl'>;
}

/** How a report is wanted. */
interface How {
  view: ReportView;
  hidePassed: boolean;
}

/** Reports drawn at once on a node, and how many may wait: each reads up to some hundred photos. */
const AT_ONCE = 2;
const WAITING_MOST = 20;
const QUALITY = 78;
const LOGO_PX = 480;

export const drawn = atMost(AT_ONCE, drawReport, { waitingMost: WAITING_MOST });

/** The report of a record on paper, and the hash that its seal shows. Refuses NOT_FOUND where the reader may not see the record. */
export async function reportPdf(
  held: Held,
  context: Context,
  origin: string,
  id: string,
  { view, hidePassed }: How,
): Promise<{ record: RecordDetail; bytes: Buffer; sha256: Buffer }> {
  const { db, actor, language } = context;
  const { companyId, timeZone } = actor;
  const record = await recordReport(context, { id });
  const [{ layout }, sealed] = await Promise.all([layoutOf(db, companyId), sealOfRecord(db, companyId, id)]);
  if (!sealed) throw new AppError('NOT_FOUND');
  const asked = { language, timeZone, view, hidePassed, layout };
  const bytes = await drawn(reportModel(record, asked), {
    ...(await aroundOf(held, context, layout)),
    seal: sealWords(context, origin, id, sealed.sha256.toString('hex')),
  });
  return { record, bytes, sha256: sealed.sha256 };
}

/** What is drawn on every page beside the words of a report: whose it is, who made it, the reader's watermark. */
export async function aroundOf(
  { store, media }: LeavingParts,
  { db, actor, language, now }: Context,
  layout: ReportLayout,
): Promise<Omit<Around, 'seal'>> {
  const { companyId, timeZone } = actor;
  const [company, watermark, veil] = await Promise.all([
    q.company(db, companyId).executeTakeFirstOrThrow(),
    markOf(db, actor, now()),
    veilOf(db, companyId, media),
  ]);
  const place = { language, timeZone };
  return {
    company: { name: company.name, logo: await logoOf(store, companyId, company.logo) },
    layout,
    watermark,
    made: translate(language, 'report.made', { name: actor.name, time: dateTimeFull(now(), place) }),
    pageOf: (page, pages) => translate(language, 'report.page', { page, pages }),
    missing: translate(language, 'report.missing'),
    photo: photosOf(store, companyId, veil),
    at: now(),
  };
}

function sealWords({ actor, language }: Context, origin: string, recordId: string, hash: string): Seal {
  return {
    title: translate(language, 'report.seal.title'),
    text: translate(language, 'report.seal.text'),
    hash,
    url: sealAddress(origin, { companyId: actor.companyId, recordId, hash, language }),
  };
}

/** Photos one at a time, as JPEG and as small as they are printed; what nobody could look at where the company veils people is missing. */
const photosOf =
  (store: FileStore, companyId: string, veil: Veil): Photo =>
  async (file, widthPx) => {
    const isSmall = file.thumbPath !== null && widthPx <= SMALL_PX;
    const stored = await bytesAt(store, companyId, isSmall ? (file.thumbPath ?? file.path) : file.path);
    const bytes = stored && (await veil.over(stored));
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
