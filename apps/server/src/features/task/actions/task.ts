import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { taskApi as api } from '@rondo/contract/task';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { historyOf } from '../../../platform/history.ts';
import { fileRefs } from '../../file/index.ts';
import { clearTurns, remindWork } from '../../process/index.ts';
import { isBlind } from '../../record/index.ts';
import { find, taskRules } from '../find.ts';
import { removePartsWith } from '../parts.ts';
import { mayRemind, mayRemove } from '../policy.ts';
import { presentDetail, relatedOf } from '../task.present.ts';
import * as q from '../task.queries.ts';

/** One task with its people, what happened to it and what came of it. */
export async function get(context: Context, { id }: Parsed<typeof api.get>): Promise<Output<typeof api.get>> {
  const { db, actor } = context;
  const found = await find(context, id);
  if (found.row.record_id && (await isBlind(db, actor, found.row.record_id))) throw new AppError('NOT_FOUND');
  const [known, own, history, rectifications] = await Promise.all([
    relatedOf(context, [found.row]),
    q.ownTurn(db, actor, id).executeTakeFirst(),
    historyOf(db, actor.companyId, id).execute(),
    found.row.record_id ? q.rectificationsOf(db, actor.companyId, found.row.record_id).execute() : [],
  ]);
  const files = await fileRefs(db, actor.companyId, [
    ...found.row.photo_ids,
    ...found.row.document_ids,
    ...history.flatMap((entry) => [...entry.photo_ids, ...entry.document_ids]),
  ]);
  return presentDetail(context, found, { known, ownDueAt: own?.deadline_at, history, files, rectifications });
}

/** A push for those it waits for; at most once in two hours. */
export async function remind(context: Context, { id }: Parsed<typeof api.remind>): Promise<{ done: true }> {
  const { actor } = context;
  return remindWork(taskRules, context, await find(context, id), {
    may: (view) => mayRemind(actor, view),
    statement: q.remind,
    tell: (tx) => tx.emit('task.reminded', { taskId: id, byId: actor.memberId }),
  });
}

/** Gone from every list, with its sub-tasks; a handler who has it open is told so. */
export async function remove(context: Context, { id }: Parsed<typeof api.remove>): Promise<{ done: true }> {
  const { actor, now, change } = context;
  const { row, view } = await find(context, id);
  if (!mayRemove(actor.isAdmin, view.relations)) throw new AppError('FORBIDDEN');
  return change(async (tx) => {
    const removed = await q.remove(tx.db, actor.companyId, id, now()).executeTakeFirst();
    if (!removed) throw new AppError('MOVE_NOT_ALLOWED');
    await removePartsWith(tx, row);
    await clearTurns(tx.db, actor.companyId, [id]);
    await tx.addHistory({ kind: 'task', id, name: taskRules.nameOf(row), event: 'remove', from: view.state });
    return { done: true };
  });
}
