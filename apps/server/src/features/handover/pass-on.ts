import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { passDrafts } from '../inspection/index.ts';
import { requireActive } from '../people/index.ts';
import { endRectifications, handOverRectifications } from '../rectification/index.ts';
import { closeTasks, handOverTasks, type TaskHandover } from '../task/index.ts';
import { passPosts } from './pass-posts.ts';
import * as q from './posts.queries.ts';
import type { Settled } from './settle.ts';

/** What a handover came to. */
export interface PassedOn {
  transferred: number;
  closed: number;
  dropped: number;
  /** How much each successor got. */
  loads: Map<string, number>;
}

/**
 * Does what was chosen for everything somebody has in hand. Posts first: whoever gets a shop works for it from then on.
 * Successors must work here, and for the shops whose work they get; refuses MEMBER_NOT_FOUND and
 * SUCCESSOR_OUTSIDE otherwise.
 */
export async function passOn(
  tx: Tx,
  leaver: PersonRef,
  settled: readonly Settled[],
  reason: string,
): Promise<PassedOn> {
  const successors = await successorsOf(tx, settled);
  const part = (...kinds: Settled['row']['kind'][]) => settled.filter(({ row }) => kinds.includes(row.kind));
  await passPosts(tx, leaver, { shops: part('shop'), departments: part('department'), successors });
  const work = part('task_handle', 'task_review', 'rectification_handle', 'rectification_review');
  await demandCovered(tx, work, successors);
  const given = work.filter(({ to }) => to !== 'close');
  const tasks = given.flatMap(({ row, to }): TaskHandover[] => {
    const relation = row.kind === 'task_handle' ? 'handler' : row.kind === 'task_review' ? 'reviewer' : null;
    return relation ? [{ taskId: row.id, relation, to: successors.get(to) ?? null }] : [];
  });
  const handled = tasks.filter(({ relation }) => relation === 'handler');
  await passDrafts(tx.db, tx.companyId, leaver.id, handled);
  await handOverTasks(tx, leaver, tasks);
  await handOverRectifications(
    tx,
    leaver,
    given.flatMap(({ row, to }) => {
      const isHandler = row.kind === 'rectification_handle';
      if (!isHandler && row.kind !== 'rectification_review') return [];
      const relation = isHandler ? ('handler' as const) : ('reviewer' as const);
      return [{ rectificationId: row.id, relation, to: successors.get(to) ?? null }];
    }),
  );
  const ended = work.filter(({ to }) => to === 'close');
  const idsOf = (kind: string) => [
    ...new Set(ended.filter(({ row }) => row.kind.startsWith(kind)).map((s) => s.row.id)),
  ];
  const closed =
    (await closeTasks(tx, idsOf('task'), reason)) +
    (await endRectifications(tx, idsOf('rectification'), { comment: reason }));
  return { ...counts(settled), closed };
}

async function successorsOf(tx: Tx, settled: readonly Settled[]): Promise<Map<string, PersonRef>> {
  const ids = settled.flatMap(({ to }) => (to === 'close' || to === 'drop' ? [] : [to]));
  const people = await requireActive(tx.db, tx.companyId, ids);
  return new Map(people.map((person) => [person.id, person]));
}

async function demandCovered(tx: Tx, work: readonly Settled[], successors: Map<string, PersonRef>): Promise<void> {
  const pairs = new Map(
    work.flatMap(({ row, to }) =>
      row.shop_id !== null && successors.has(to)
        ? [[`${to} ${row.shop_id}`, { member_id: to, shop_id: row.shop_id }] as const]
        : [],
    ),
  );
  const strangers = pairs.size === 0 ? [] : await q.uncovered(tx.db, tx.companyId, [...pairs.values()]);
  if (strangers.length === 0) return;
  const [first] = strangers;
  const shop = work.find(({ row }) => row.shop_id === first?.shop_id)?.row.place ?? '';
  const params = { name: successors.get(first?.member_id ?? '')?.name ?? '', shop };
  const outside = strangers.map(({ member_id, shop_id }) => ({ memberId: member_id, shopId: shop_id }));
  throw new AppError('SUCCESSOR_OUTSIDE', { params, data: { outside } });
}

function counts(settled: readonly Settled[]): Omit<PassedOn, 'closed'> {
  const loads = new Map<string, number>();
  let dropped = 0;
  for (const { to } of settled) {
    if (to === 'drop') dropped += 1;
    else if (to !== 'close') loads.set(to, (loads.get(to) ?? 0) + 1);
  }
  return { transferred: [...loads.values()].reduce((sum, load) => sum + load, 0), dropped, loads };
}
