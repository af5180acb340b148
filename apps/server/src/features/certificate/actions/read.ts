import type { certificateApi as api, CertificateDetail } from '@rondo/contract/certificate';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { addsCertificates } from '@rondo/domain/certificate';
import { civilDate } from '@rondo/domain/civil-time';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { historyOf } from '../../../platform/history.ts';
import { presentHistory } from '../../../platform/history-entry.ts';
import { page } from '../../../platform/list.ts';
import { fileRefs } from '../../file/index.ts';
import { peopleByIds } from '../../people/index.ts';
import { presentDetail, presentRow } from '../certificate.present.ts';
import * as q from '../certificate.queries.ts';

export type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

/** Certificates go by the calendar of the company. */
const todayOf = ({ actor, now }: Pick<Reader, 'actor' | 'now'>): string => civilDate(now(), actor.timeZone);

export async function list(
  { db, actor, now }: Context,
  { size, page: no, cursor, sort, validity, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const today = todayOf({ actor, now });
  const paging = { size, page: no, cursor, sort: q.SORTS[sort], id: 'certificate.id' };
  const found = q.filtered(db, actor, filter);
  const { rows, ...rest } = await page(db, validity ? found.where(q.isOf(validity, today)) : found, paging);
  return { ...rest, list: rows.map((row) => presentRow(row, today)) };
}

export async function counts(
  { db, actor, now }: Context,
  filter: Parsed<typeof api.counts>,
): Promise<Output<typeof api.counts>> {
  const found = await q.counts(db, actor, filter, todayOf({ actor, now })).executeTakeFirstOrThrow();
  return { ...found, can: { create: addsCertificates(actor) } };
}

export const get = (context: Context, { id }: Parsed<typeof api.get>): Promise<CertificateDetail> =>
  detailOf(context, id);

export async function find({ db, actor }: Pick<Reader, 'db' | 'actor'>, id: string) {
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** One as it is now; inside a transaction as that leaves it. */
export async function detailOf(reader: Reader, id: string): Promise<CertificateDetail> {
  const { db, actor } = reader;
  const row = await find(reader, id);
  const [files, people, history] = await Promise.all([
    fileRefs(db, actor.companyId, row.photo_ids),
    peopleByIds(db, actor.companyId, [row.edited_by]),
    historyOf(db, actor.companyId, id).execute(),
  ]);
  return presentDetail(row, actor, {
    today: todayOf(reader),
    photos: files(row.photo_ids),
    editedBy: people(row.edited_by) ?? { id: row.edited_by, name: '' },
    history: history.map((entry) => presentHistory(entry)),
  });
}
