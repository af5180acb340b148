import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { pointsAdjustmentApi as api } from '@rondo/contract/points-adjustment';
import { pointsAdjustmentEvents } from '@rondo/domain/points-adjustment';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { historyOf } from '../../../platform/history.ts';
import { presentHistory } from '../../../platform/history-entry.ts';
import { page } from '../../../platform/list.ts';
import { fileRefs } from '../../file/index.ts';
import { presentRow, presentTarget } from '../points-adjustment.present.ts';
import * as q from '../points-adjustment.queries.ts';
import { viewOf } from '../stored.ts';
import { targetsOf } from '../target.queries.ts';

export async function list(
  { db, actor }: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const paging = { size, page: no, cursor, sort: q.SORTS[sort], id: 'points_adjustment.id' };
  const { rows, ...rest } = await page(db, q.filtered(db, actor, filter), paging);
  return { ...rest, list: rows.map(presentRow) };
}

export async function get({ db, actor }: Context, { id }: Parsed<typeof api.get>): Promise<Output<typeof api.get>> {
  const { companyId } = actor;
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const [targets, history, files] = await Promise.all([
    targetsOf(db, companyId, id).execute(),
    historyOf(db, companyId, id).execute(),
    fileRefs(db, companyId, row.photo_ids),
  ]);
  return {
    ...presentRow(row),
    photos: files(row.photo_ids),
    decidedBy: row.decided_by === null ? null : { id: row.decided_by, name: row.decider_name ?? '' },
    decidedAt: row.decided_at?.toISOString() ?? null,
    comment: row.comment,
    all: targets.map(presentTarget),
    history: history.map((entry) => presentHistory(entry)),
    can: pointsAdjustmentEvents(actor, viewOf(row, targets)),
  };
}
