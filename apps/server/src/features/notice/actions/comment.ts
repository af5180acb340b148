import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { noticeFollowApi as api } from '@rondo/contract/notice-follow';
import { mayComment, mayRemoveComment } from '@rondo/domain/notice';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { page } from '../../../platform/list.ts';
import * as q from '../comment.queries.ts';
import { find, isShownTo } from '../notice.present.ts';
import { keep } from '../notice.queries.ts';
import { viewOf } from '../stored.ts';

/** What was said about one that the actor may read. */
export async function comments(
  { db, actor }: Context,
  { id, size, page: no, cursor }: Parsed<typeof api.comments>,
): Promise<Output<typeof api.comments>> {
  const row = await find({ db, actor }, id);
  if (!row.with_comments || !isShownTo(actor, row)) throw new AppError('NOT_FOUND');
  const paging = { size, page: no, cursor, sort: q.newestFirst, id: 'notice_comment.id' };
  const { rows, ...rest } = await page(db, q.comments(db, actor.companyId, id), paging);
  return {
    ...rest,
    list: rows.map((one) => ({
      ...{ id: one.id, author: { id: one.author_id, name: one.author_name } },
      ...{ comment: one.comment, at: one.created_at.toISOString() },
      can: { remove: mayRemoveComment(actor, viewOf(row), { authorId: one.author_id }) },
    })),
  };
}

/** Says something about one. Whoever recalls it meanwhile comes before or after. */
export async function comment(
  { actor, once }: Context,
  { id, comment: text, requestId }: Parsed<typeof api.comment>,
): Promise<Output<typeof api.comment>> {
  return once(requestId, 'notice.comment', async (tx) => {
    await keep(tx.db, tx.companyId, id).executeTakeFirst();
    const row = await find({ db: tx.db, actor }, id);
    const has = { comments: row.with_comments, isReceived: row.received_at !== null };
    if (!mayComment(actor, viewOf(row), has)) throw new AppError('MOVE_NOT_ALLOWED');
    const own = { company_id: tx.companyId, id: tx.newId(), notice_id: id, author_id: actor.memberId };
    await q.insert(tx.db, { ...own, comment: text, created_at: tx.now() }).execute();
    return { id: own.id };
  });
}

/** Takes one away: its writer, or whoever manages the announcement, and that is written down there. */
export async function removeComment(
  { actor, change }: Context,
  { id }: Parsed<typeof api.removeComment>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    const said = await q.byId(tx.db, tx.companyId, id).executeTakeFirst();
    if (!said) throw new AppError('NOT_FOUND');
    const row = await find({ db: tx.db, actor }, said.notice_id);
    if (!mayRemoveComment(actor, viewOf(row), { authorId: said.author_id })) throw new AppError('FORBIDDEN');
    const gone = { deleted_at: tx.now(), deleted_by: actor.memberId };
    if (!(await q.remove(tx.db, tx.companyId, id, gone).executeTakeFirst())) throw new AppError('NOT_FOUND');
    if (said.author_id !== actor.memberId) {
      const entry = { kind: 'notice', id: row.id, name: row.title, event: 'comment_removed' } as const;
      await tx.addHistory({ ...entry, comment: said.comment });
    }
    return { done: true };
  });
}
