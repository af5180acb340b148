import type { feedbackApi as api } from '@rondo/contract/feedback';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { feedbackEvents, feedbackMachine, feedbackNeedsComment } from '@rondo/domain/feedback';
import type { Context } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { viewOf } from '../feedback.present.ts';
import * as q from '../feedback.queries.ts';
import { tellAnswerers, tellAuthor } from '../tell.ts';

/** Support staff answer or close; whoever sent it closes it or opens it again. Of several at once one does. */
export async function move(
  { actor, change }: Context,
  { id, rev, event, comment }: Parsed<typeof api.move>,
): Promise<Output<typeof api.move>> {
  return change(async (tx) => {
    const { db, companyId } = tx;
    const row = await q.byId(db, actor, id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const view = viewOf(row);
    const isOwn = view.authorId === actor.memberId;
    const to = feedbackMachine.after(view.state, event);
    if (to === null) throw new AppError('MOVE_NOT_ALLOWED');
    if (!feedbackEvents(actor, view).includes(event)) throw new AppError('FORBIDDEN');
    if (comment === '' && feedbackNeedsComment(event, isOwn)) throw refuseField('comment', 'required');
    const answered = { answer: comment, answered_by: actor.memberId, answered_at: tx.now() };
    const change = { state: to, ...(event === 'answer' ? answered : {}) };
    const moved = await q.move(db, companyId, { id, rev, event }, change).executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    await tx.addHistory({ kind: 'feedback', id, name: row.number, event, from: view.state, to, comment });
    const told = { id, number: row.number, authorId: view.authorId, rev: moved.rev };
    if (event === 'reopen') await tellAnswerers(tx, 'feedback_reopened', told, comment);
    else if (!isOwn) await tellAuthor(tx, event === 'answer' ? 'feedback_answered' : 'feedback_closed', told, comment);
    return moved;
  });
}
