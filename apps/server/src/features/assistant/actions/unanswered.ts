import type { assistantApi as api, UnansweredQuestion } from '@rondo/contract/assistant';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { UNANSWERED_STATES, unansweredActs, unansweredQuestionMachine } from '@rondo/domain/assistant';
import { LIMIT } from '@rondo/domain/limit';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { page } from '../../../platform/list.ts';
import { keepActive, requireActive } from '../../people/index.ts';
import { begun } from '../retrieve.ts';
import * as q from '../unanswered.queries.ts';

export async function unanswered(
  { db, actor }: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.unanswered>,
): Promise<Output<typeof api.unanswered>> {
  const paging = { size, page: no, cursor, sort: q.UNANSWERED_SORTS[sort], id: 'unanswered_question.id' };
  const { rows, ...rest } = await page(db, q.unansweredList(db, actor, filter), paging);
  return { ...rest, list: rows.map((row) => present(row, actor)) };
}

export async function question(
  { db, actor }: Context,
  { id }: Parsed<typeof api.question>,
): Promise<Output<typeof api.question>> {
  const row = await q.unansweredById(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return present(row, actor);
}

const stateOf = ({ state }: Pick<q.UnansweredRow, 'state'>) => {
  const known = UNANSWERED_STATES.find((one) => one === state);
  if (!known) throw new Error(`unknown state ${state} of a question`);
  return known;
};

const actsOf = (row: q.UnansweredRow, { codes, memberId }: Actor) =>
  unansweredActs(stateOf(row), { managesAll: codes.has('x_kb_root'), isOwner: row.owner_id === memberId });

const present = (row: q.UnansweredRow, actor: Actor): UnansweredQuestion => ({
  ...{ id: row.id, question: row.question, times: row.times, comment: row.comment, rev: row.rev },
  firstAt: row.first_at.toISOString(),
  lastAt: row.last_at.toISOString(),
  scope: row.scope_id === null || row.scope_name === null ? null : { id: row.scope_id, name: row.scope_name },
  state: stateOf(row),
  owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
  can: actsOf(row, actor),
});

/** Gives a question to somebody, says that it is answered now, or leaves it. Of several at once one does. */
export async function settle(
  { actor, change }: Context,
  { id, rev, act, ownerId, comment }: Parsed<typeof api.settle>,
): Promise<Output<typeof api.settle>> {
  return change(async (tx) => {
    const row = await q.unansweredById(tx.db, actor, id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const to = unansweredQuestionMachine.after(stateOf(row), act);
    if (to === null) throw new AppError('MOVE_NOT_ALLOWED');
    if (!actsOf(row, actor).includes(act)) throw new AppError('FORBIDDEN');
    const owner = act === 'assign' ? await newOwner(tx, ownerId) : null;
    const more = owner ? { owner_id: owner.id } : act === 'reopen' ? { owner_id: null } : {};
    const moved = await q
      .moveUnanswered(tx.db, tx.companyId, { id, rev, act }, { state: to, comment, ...more })
      .executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    const name = begun(row.question, LIMIT.assistant.title);
    const data = owner ? { member: owner.name } : {};
    await tx.addHistory({ kind: 'unanswered_question', id, name, event: act, from: row.state, to, comment, data });
    await tell(tx, { row, act, ownerId: owner?.id ?? null, name, rev: moved.rev });
    return moved;
  });
}

async function newOwner(tx: Tx, ownerId: string | undefined) {
  if (ownerId === undefined) throw refuseField('ownerId', 'required');
  const [owner] = await requireActive(tx.db, tx.companyId, [ownerId]);
  await keepActive(tx, [ownerId]);
  return owner ?? null;
}

interface Told {
  row: q.UnansweredRow;
  act: string;
  ownerId: string | null;
  name: string;
  rev: number;
}

/** Whoever is given a question hears of it. */
async function tell(tx: Tx, { row, act, ownerId, name, rev }: Told): Promise<void> {
  if (act !== 'assign' || ownerId === null || ownerId === tx.actor?.memberId) return;
  await tx.emit('member.told', {
    ...{ to: [ownerId], text: 'question_assigned', page: `/knowledge/unanswered?open=${row.id}` },
    ...{ key: `question_assigned:${row.id}:${rev}`, params: { question: name } },
  });
}
