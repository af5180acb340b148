import type { Parsed } from '@rondo/contract/kit/endpoint';
import { taskApi } from '@rondo/contract/task';
import type { Actor } from '@rondo/domain/actor';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import { z } from 'zod';
import type { Context, Tx } from '../../../platform/context.ts';
import { eachOfMany, refusalWords } from '../../../platform/each-of-many.ts';
import { refuseField } from '../../../platform/errors.ts';
import { longWork, type RowError } from '../../../platform/long-work.ts';
import { startWork } from '../../../platform/start-work.ts';
import { find } from '../find.ts';
import * as q from '../list.queries.ts';
import { edit } from './edit.ts';
import { remind } from './task.ts';
import { changeDeadline, close, transfer } from './transfer-close-reopen.ts';

type Wanted = Parsed<typeof taskApi.bulk>;
type Order = Wanted['order'];

/** Tasks between two signals of progress. */
const BATCH = 50;

/** One act for all tasks under a filter, as background work with a result for each that could not be done. */
export async function bulk(
  { db, actor, now, language, once }: Context,
  { requestId, order, tab, ...filter }: Wanted,
): Promise<{ jobId: string; tasks: number }> {
  return once(requestId, 'task.bulk', async (tx) => {
    const most = LIMIT.task.bulk;
    const asked = { ...filter, tab };
    const rows =
      tab === 'all'
        ? await q
            .all(db, actor, asked, now())
            .select('task.id')
            .orderBy('task.id')
            .limit(most + 1)
            .execute()
        : await q
            .mine(db, actor, tab, asked, now())
            .select('task.id')
            .orderBy('task.id')
            .limit(most + 1)
            .execute();
    if (rows.length > most) throw refuseField('tab', 'too_many', { max: most });
    if (rows.length === 0) throw refuseField('tab', 'required');
    const id = tx.newId();
    await startWork(tx, {
      ...{ id, kind: 'task.bulk', memberId: actor.memberId, total: rows.length },
      name: translate(language, `task.doing.${order.kind}`),
      input: { order, ids: rows.map((row) => row.id) },
    });
    return { jobId: id, tasks: rows.length };
  });
}

export const taskBulk = longWork({
  kind: 'task.bulk',
  code: 'task_center',
  schema: z.object({ order: taskApi.bulk.input.shape.order, ids: z.array(z.uuid()) }),
  run: async (tx, actor, { order, ids }, { progress }) => {
    const errors: RowError[] = [];
    for (const [at, id] of ids.entries()) {
      const refusal = await carryOut(tx, actor, order, id);
      if (refusal) errors.push({ row: at + 1, ...refusal });
      if ((at + 1) % BATCH === 0) await progress(at + 1);
    }
    await progress(ids.length);
    return { counts: { acted: ids.length - errors.length, refused: errors.length }, errors };
  },
});

/** The act on one task as it is now; what it refuses leaves nothing of this task, and the others go on. */
async function carryOut(tx: Tx, actor: Actor, order: Order, id: string): Promise<Omit<RowError, 'row'> | null> {
  let number = '';
  const refused = await eachOfMany(tx, actor, async (context) => {
    const { row } = await find(context, id);
    number = row.number;
    await act(context, order, { id, rev: row.rev });
  });
  const column = translate(tx.language, 'task.number');
  return refused && { column, value: number, message: refusalWords(tx, refused) };
}

function act(context: Context, order: Order, task: { id: string; rev: number }): Promise<unknown> {
  switch (order.kind) {
    case 'remind':
      return remind(context, task);
    case 'transfer':
      return transfer(context, { ...task, toId: order.toId, comment: order.comment });
    case 'change_deadline':
      return changeDeadline(context, { ...task, deadlineAt: order.deadlineAt, comment: order.comment });
    case 'edit': {
      const { kind: _, ...wanted } = order;
      return edit(context, { ...task, ...wanted });
    }
    case 'close':
      return close(context, { ...task, comment: order.comment });
    default:
      return order satisfies never;
  }
}
