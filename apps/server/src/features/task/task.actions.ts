import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { taskApi as api } from '@rondo/contract/task';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { historyOf } from '../../platform/history.ts';
import { fileRefs } from '../file/index.ts';
import { clearTurns } from '../turn/index.ts';
import { find, gone } from './find.ts';
import { isWaiting, mayRemind, mayRemove } from './policy.ts';
import { beside, presentDetail } from './task.present.ts';
import * as q from './task.queries.ts';

/** One task with its people, what happened to it and what came of it. */
export async function get(context: Context, { id }: Parsed<typeof api.get>): Promise<Output<typeof api.get>> {
  const { db, actor } = context;
  const found = await find(context, id);
  const [known, history, rectifications] = await Promise.all([
    beside(context, [found.row]),
    historyOf(db, actor.companyId, id).execute(),
    found.row.record_id ? q.rectificationsOf(db, actor.companyId, found.row.record_id).execute() : [],
  ]);
  const files = await fileRefs(
    db,
    actor.companyId,
    history.flatMap((entry) => entry.photo_ids),
  );
  return presentDetail(context, found, { known, history, files, rectifications });
}

/** A push for those it waits for; at most once in two hours. */
export async function remind(context: Context, { id }: Parsed<typeof api.remind>): Promise<{ done: true }> {
  const { actor, now, change } = context;
  const { row, view } = await find(context, id);
  if (!isWaiting(view.state)) throw gone(view.state);
  if (!mayRemind(actor, view)) throw new AppError('FORBIDDEN');
  return change(async (tx) => {
    const reminded = await q.remind(tx.db, actor.companyId, row.id, now(), LIMIT.task.remindEveryMs).executeTakeFirst();
    if (!reminded) throw new AppError('REMINDED_LATELY');
    await tx.trace({ kind: 'task', id, name: `${row.number} ${row.name}`, event: 'remind' });
    await tx.emit('task.reminded', { taskId: id, byId: actor.memberId });
    return { done: true };
  });
}

/** Gone from every list; a handler who has it open is told so. */
export async function remove(context: Context, { id }: Parsed<typeof api.remove>): Promise<{ done: true }> {
  const { actor, now, change } = context;
  const { row, view } = await find(context, id);
  if (!mayRemove(actor.isAdmin, view.relations)) throw new AppError('FORBIDDEN');
  return change(async (tx) => {
    const removed = await q.remove(tx.db, actor.companyId, id, now()).executeTakeFirst();
    if (!removed) throw new AppError('MOVE_NOT_ALLOWED');
    await clearTurns(tx.db, actor.companyId, [id]);
    await tx.trace({ kind: 'task', id, name: `${row.number} ${row.name}`, event: 'remove', from: view.state });
    return { done: true };
  });
}
