import type { FileRef } from '@rondo/contract/kit/shapes';
import type { Language } from '@rondo/domain/language';
import { linkNumber } from '@rondo/domain/report-link';
import { markPaint, watermarkSvg, watermarkTile } from '@rondo/domain/watermark';
import { translate } from '@rondo/messages';
import { dateTimeFull } from '@rondo/messages/format/date';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../platform/db/company-db.ts';
import { AppError } from '../../../platform/errors.ts';
import { originOf } from '../../../platform/http/origin.ts';
import { makeContext } from '../../../platform/make-context.ts';
import { secret } from '../../../platform/secret.ts';
import { storedPath } from '../../../platform/store/stored-path.ts';
import { namedMark } from '../../file/index.ts';
import { recordReport } from '../../record/index.ts';
import { layoutOf } from '../layout-of.ts';
import * as report from '../report.queries.ts';
import { reportModel } from '../report-model.ts';
import { sealAddress, sealOfRecord } from '../seal.ts';
import { viewOf } from '../view-of.ts';
import type { Frame } from './frame.ts';
import type { Html } from './html.ts';
import { LINK_SECRET, photoSeal } from './link-pass.ts';
import type { LinkParts, Look } from './link-request.ts';
import type { OpenLink } from './open-link.ts';
import { reportPage } from './report-page.ts';

interface Read {
  body: Html;
  frame: Pick<Frame, 'title' | 'company' | 'mark'>;
}

/** The report of a link as its maker may see it now; null: they may not any more, or it is gone. That it went out is remembered by its seal. */
export async function readReport(
  request: FastifyRequest,
  { databases, now, settings }: LinkParts,
  { row, key: { companyId }, company, actor }: OpenLink,
  { language, path, t }: Look,
): Promise<Read | null> {
  const db = databases.of(companyId);
  const caller = { now, newId: uuidv7, language, requestId: request.id, ip: request.ip, device: '' };
  const context = makeContext(caller, databases, actor);
  const record = await recordReport(context, { id: row.record_id }).catch((error: unknown) => {
    if (error instanceof AppError && error.reason === 'NOT_FOUND') return null;
    throw error;
  });
  const [{ layout }, sealed, mark, key] = await Promise.all([
    layoutOf(db, companyId),
    sealOfRecord(db, companyId, row.record_id),
    markOfLink(db, { row, actor }, language, now()),
    secret(db, LINK_SECRET),
  ]);
  if (!record || !sealed) return null;
  await report.addSeal(db, companyId, row.record_id, sealed.sha256, now()).execute();
  const hash = sealed.sha256.toString('hex');
  const place = { language, timeZone: actor.timeZone };
  const address = (stored: string) => `${path}/photo${stored}?s=${photoSeal(key, row.id, stored)}`;
  const photo = ({ path: whole, thumbPath }: FileRef) => ({
    whole: address(whole),
    small: address(thumbPath ?? whole),
  });
  const model = reportModel(record, { ...place, view: viewOf(row.view), hidePassed: row.hide_passed, layout });
  const until = `${dateTimeFull(row.expires_at.toISOString(), place)} (${place.timeZone})`;
  const foot = [t('report.link.foot', { number: linkNumber(row.id), time: until }), layout.footer];
  const url = sealAddress(originOf(settings, { request }), { companyId, recordId: row.record_id, hash, language });
  return {
    body: reportPage(model, { t, photo, seal: { hash, url }, foot: foot.filter(Boolean) }),
    frame: {
      title: `${record.shop.name} · ${record.number}`,
      company: { name: company.name, logo: company.logo && address(storedPath(company.logo)) },
      mark: tileOf(mark),
    },
  };
}

/** The watermark of what is read through a link: the link in the place of a name. */
export const markOfLink = (
  db: Db,
  { row, actor }: Pick<OpenLink, 'row' | 'actor'>,
  language: Language,
  at: Date,
): Promise<string> => namedMark(db, actor, translate(language, 'report.link.mark', { number: linkNumber(row.id) }), at);

/** The address of the picture that repeats over the page, drawn like the pages' own; empty: none. */
function tileOf(mark: string): string {
  if (mark === '') return '';
  const tile = watermarkTile(mark);
  const svg = watermarkSvg(mark, tile, markPaint('page', tile.sizePx));
  return `data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27')}`;
}
