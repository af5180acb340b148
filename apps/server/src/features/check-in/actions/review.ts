import type { checkInApi as api } from '@rondo/contract/check-in';
import type { CheckInDetail } from '@rondo/contract/check-in-shapes';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { checkInEvents, checkInMachine } from '@rondo/domain/check-in';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { historyOf } from '../../../platform/history.ts';
import { presentHistory } from '../../../platform/history-entry.ts';
import { page } from '../../../platform/list.ts';
import { fileRefs } from '../../file/index.ts';
import { picturesOf, presentDetail, presentRow, stateOf } from '../check-in.present.ts';
import * as q from '../check-in.queries.ts';
import { tellInspector } from '../tell.ts';

/** Check-ins, for whoever reviews them. */
export async function list(
  { db, actor }: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const paging = { size, page: no, cursor, sort: q.SORTS[sort], id: 'check_in.id' };
  const { rows, ...rest } = await page(db, q.filtered(db, actor, actor.timeZone, filter), paging);
  return { ...rest, list: rows.map(presentRow) };
}

export async function get({ db, actor }: Context, { id }: Parsed<typeof api.get>): Promise<CheckInDetail> {
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const [history, files] = await Promise.all([
    historyOf(db, actor.companyId, id).execute(),
    fileRefs(db, actor.companyId, picturesOf([row])),
  ]);
  return presentDetail(
    row,
    files,
    history.map((entry) => presentHistory(entry)),
    actor,
  );
}

export async function decide(
  { actor, change }: Context,
  { id, rev, event, reason }: Parsed<typeof api.decide>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    const row = await q.byId(tx.db, actor, id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const state = stateOf(row);
    const to = checkInMachine.after(state, event);
    if (to === null) throw new AppError('MOVE_NOT_ALLOWED');
    const view = { state, memberId: row.member_id, isReviewer: row.is_reviewer };
    if (!checkInEvents(actor, view).includes(event)) throw new AppError('FORBIDDEN');
    const patch = { state: to, decided_by: actor.memberId, decided_at: tx.now(), decision: reason };
    const moved = await q.decide(tx.db, actor.companyId, { id, rev, event }, patch).executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    await tx.addHistory({ kind: 'checkIn', id, name: row.task_number, event, from: state, to, comment: reason });
    const one = { id, memberId: row.member_id, taskId: row.task_id, shopId: row.shop_id, shopName: row.shop_name };
    await tellInspector(tx, one, event, reason);
    return moved;
  });
}
