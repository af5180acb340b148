import type { feedbackApi as api } from '@rondo/contract/feedback';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { feedbackEvents } from '@rondo/domain/feedback';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { historyOf } from '../../../platform/history.ts';
import { presentHistory } from '../../../platform/history-entry.ts';
import { page } from '../../../platform/list.ts';
import { fileRefs } from '../../file/index.ts';
import { presentContext, presentRow, viewOf } from '../feedback.present.ts';
import * as q from '../feedback.queries.ts';

export async function list(
  { db, actor }: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const paging = { size, page: no, cursor, sort: q.SORTS[sort], id: 'feedback.id' };
  const { rows, ...rest } = await page(db, q.filtered(db, actor, filter), paging);
  return { ...rest, list: rows.map(presentRow) };
}

/** The same list, of the reader alone. */
export const mine = (context: Context, asked: Parsed<typeof api.mine>): Promise<Output<typeof api.mine>> =>
  list(context, { ...asked, memberId: [context.actor.memberId] });

export async function get({ db, actor }: Context, { id }: Parsed<typeof api.get>): Promise<Output<typeof api.get>> {
  const { companyId, memberId } = actor;
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const [history, files] = await Promise.all([
    historyOf(db, companyId, id).execute(),
    fileRefs(db, companyId, row.photo_ids),
  ]);
  return {
    ...presentRow(row),
    context: presentContext(row),
    photos: files(row.photo_ids),
    history: history.map((entry) => presentHistory(entry)),
    isOwn: row.author_id === memberId,
    can: feedbackEvents(actor, viewOf(row)),
  };
}
