import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { learningApi as api } from '@rondo/contract/learning';
import { learningEvents, learningMachine, managesLearning } from '@rondo/domain/learning';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { knowledgeEyes } from '../../scope/index.ts';
import { inAudience } from '../audience.queries.ts';
import { completeLists } from '../complete.ts';
import { filesOf } from '../file.queries.ts';
import { addLearners, tellLearners } from '../follow.ts';
import { withdrawAll } from '../learning.messages.ts';
import { find, nextReminderAt, type Row, todayOf } from '../learning.present.ts';
import * as q from '../learning.queries.ts';
import { behind } from '../progress.queries.ts';
import { viewOf } from '../stored.ts';

const KIND = 'learning';

/** Publishes a draft to whoever is in its audience now, or ends a list; of twenty at once one does it. */
export async function move(
  context: Context,
  { id, rev, event }: Parsed<typeof api.move>,
): Promise<Output<typeof api.move>> {
  const { actor, change } = context;
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    const view = viewOf(row);
    const to = learningMachine.after(view.state, event);
    if (to === null) throw new AppError('MOVE_NOT_ALLOWED');
    if (!learningEvents(actor, view).includes(event)) throw new AppError('FORBIDDEN');
    if (event === 'publish') await requirePublishable(tx, context, row);
    const at = tx.now();
    const times = event === 'publish' ? { published_at: at } : { ended_at: at };
    const moved = await q
      .move(tx.db, tx.companyId, event, { id, rev }, { state: to, updated_at: at, ...times })
      .executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    if (event === 'publish') await begin(tx, row, todayOf(context).today);
    else await withdrawAll(tx, id);
    await tx.addHistory({ kind: KIND, id, name: row.title, event, from: view.state, to });
    return moved;
  });
}

/** Its people get it; who has read its files for another list already is done with them. */
async function begin(tx: Tx, row: Row, today: string): Promise<void> {
  await addLearners(tx, row, today);
  await completeLists(tx, { memberId: null, today });
}

/** Refuses a list without files or people, and one whose day is over. */
async function requirePublishable(tx: Tx, context: Context, row: Row): Promise<void> {
  const files = await filesOf(tx.db, knowledgeEyes(context.actor), [row.id]);
  if (files.every(({ node_id }) => node_id === null)) throw refuseField('nodeIds', 'required');
  if (row.subjects.length === 0) throw refuseField('subjects', 'required');
  const someone = await inAudience(tx.db, tx.companyId, row.subjects).limit(1).executeTakeFirst();
  if (!someone) throw refuseField('subjects', 'send_range');
  if (row.due_on !== null && row.due_on < todayOf(context).today) throw refuseField('dueOn', 'day_over');
}

/** Tells those who are not done once more. */
export async function remind(
  { actor, once }: Context,
  { id, requestId }: Parsed<typeof api.remind>,
): Promise<Output<typeof api.remind>> {
  return once(requestId, 'learning.remind', async (tx) => {
    const { db, companyId, now } = tx;
    const row = await find({ db, actor }, id);
    if (!managesLearning(actor, viewOf(row))) throw new AppError('FORBIDDEN');
    if (row.state !== 'published') throw new AppError('MOVE_NOT_ALLOWED');
    const nextAt = nextReminderAt(row);
    if (nextAt === null || nextAt > now()) throw new AppError('REMINDED_OFTEN');
    const found = await behind(db, companyId, id).execute();
    if (found.length === 0) throw new AppError('NOBODY_TO_REMIND');
    const round = row.reminders + 1;
    const saved = await q
      .update(db, companyId, { id, rev: row.rev }, { reminders: round, reminded_at: now() })
      .executeTakeFirst();
    if (!saved) throw new AppError('STALE');
    const memberIds = found.map(({ member_id }) => member_id);
    await tellLearners(tx, id, memberIds, round);
    const data = { members: memberIds.length };
    await tx.addHistory({ kind: KIND, id, name: row.title, event: 'reminded', data });
    return { members: memberIds.length };
  });
}
