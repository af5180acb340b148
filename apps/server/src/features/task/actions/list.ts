import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { taskApi as api, TaskRow } from '@rondo/contract/task';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { count, page } from '../../../platform/list.ts';
import { peopleOf, turnsOf } from '../../process/index.ts';
import * as q from '../list.queries.ts';
import { presentRectification } from '../rectification-row.ts';
import { presentRow, relatedOf, shopsOf } from '../task.present.ts';

type Listed = Output<typeof api.list>;

/** How many tasks and rectifications wait for the actor: index turn_mine alone answers it. */
export async function pendingCount({ db, actor }: Context): Promise<number> {
  return count(db, turnsOf(db, actor).select('turn.object_id'));
}

/** A tab of the task centre. The tab of all needs the code; the others show only what concerns the actor. */
export async function list(context: Context, filter: Parsed<typeof api.list>): Promise<Listed> {
  const { db, actor, now } = context;
  const { tab, size, page: no, cursor } = filter;
  if (tab === 'todo') return todo(context, filter);
  if (tab === 'all' && !actor.codes.has('task_center')) throw new AppError('FORBIDDEN');
  const at = { size, page: no, cursor };
  const order = filter.sort ?? '-created';
  const { rows, ...rest } =
    tab === 'all'
      ? await page(db, q.all(db, actor, filter, now()).selectAll('task'), {
          ...at,
          id: 'task.id',
          sort: q.SORTS[order],
        })
      : await page(db, q.mine(db, actor, tab, filter, now()).selectAll('task'), {
          ...at,
          id: 'task_person.task_id',
          sort: q.MY_SORTS[order],
        });
  const known = await relatedOf(context, rows);
  return { ...rest, list: rows.map((row) => presentRow(row, known, now())), overdue: null };
}

/** What the tabs show beside their names. */
export async function counts({ db, actor, now }: Context): Promise<Output<typeof api.counts>> {
  const none = { tab: 'todo', keyword: '' } as const;
  const of = (tab: 'handled' | 'initiated' | 'cc') => count(db, q.mine(db, actor, tab, none, now()).select('task.id'));
  const [todoCount, overdue, handled, initiated, cc, all] = await Promise.all([
    count(db, turnsOf(db, actor).select('turn.object_id')),
    count(db, q.todo(db, actor, { ...none, overdue: true }, now()).select('turn.object_id')),
    of('handled'),
    of('initiated'),
    of('cc'),
    actor.codes.has('task_center') ? count(db, q.all(db, actor, none, now()).select('task.id')) : null,
  ]);
  return { todo: todoCount, overdue, handled, initiated, cc, all };
}

/** Tasks and rectifications in one list, in the order of their turns. */
async function todo(context: Context, filter: Parsed<typeof api.list>): Promise<Listed> {
  const { db, actor, now } = context;
  const { size, page: no, cursor } = filter;
  const sort = q.TODO_SORTS[filter.sort ?? 'deadline'];
  const query = q
    .todo(db, actor, filter, now())
    .select(['turn.object_kind', 'turn.object_id', 'turn.act', 'turn.deadline_at as due_at']);
  const { rows: turns, ...rest } = await page(db, query, { size, page: no, cursor, sort, id: 'turn.object_id' });
  const idsOf = (kind: string) => turns.filter((t) => t.object_kind === kind).map((t) => t.object_id);
  const rows = new Map([
    ...(await tasksOf(context, idsOf('task'))),
    ...(await rectificationsOf(context, idsOf('rectification'))),
  ]);
  const listed = turns.flatMap(({ object_id, act, due_at }): TaskRow[] => {
    const row = rows.get(object_id);
    return row ? [{ ...row, act: act === 'review' ? 'review' : 'handle', dueAt: due_at.toISOString() }] : [];
  });
  const late = { ...filter, overdue: true };
  const overdue =
    filter.overdue === false ? 0 : await count(db, q.todo(db, actor, late, now()).select('turn.object_id'));
  return { ...rest, list: listed, overdue };
}

async function tasksOf(context: Context, ids: readonly string[]): Promise<[string, TaskRow][]> {
  const { db, actor, now } = context;
  if (ids.length === 0) return [];
  const rows = await q.tasksByIds(db, actor.companyId, ids).execute();
  const known = await relatedOf(context, rows);
  return rows.map((row) => [row.id, presentRow(row, known, now())]);
}

async function rectificationsOf({ db, actor, now }: Context, ids: readonly string[]): Promise<[string, TaskRow][]> {
  if (ids.length === 0) return [];
  const [rows, people] = await Promise.all([
    q.rectificationsByIds(db, actor.companyId, ids).execute(),
    peopleOf(db, actor.companyId, 'rectification', ids),
  ]);
  const shops = await shopsOf({ db, actor }, rows);
  const named = (id: string, relation: string): PersonRef[] =>
    people.filter((p) => p.object_id === id && p.relation === relation).map(({ id, name }) => ({ id, name }));
  return rows.map((row) => [
    row.id,
    presentRectification(
      row,
      { handlers: named(row.id, 'handler'), initiator: named(row.id, 'initiator')[0] ?? null, shops },
      now(),
    ),
  ]);
}
