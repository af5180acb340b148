import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { noticeFollowApi as api } from '@rondo/contract/notice-follow';
import { managesNotice } from '@rondo/domain/notice';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { page } from '../../../platform/list.ts';
import { countsByShop, handlerNames, isLate, taskStateOf, tasksOfBatch, visibleTasks } from '../../task/index.ts';
import { find, type Row } from '../notice.present.ts';
import * as q from '../report.queries.ts';
import { viewOf } from '../stored.ts';

/** One that this reader manages. Throws NOT_FOUND. */
async function managed({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string): Promise<Row> {
  const row = await find({ db, actor }, id);
  if (!managesNotice(actor, viewOf(row))) throw new AppError('NOT_FOUND');
  return row;
}

/** Store by store: told, read, understood, done, passed. */
export async function shops(
  { db, actor }: Context,
  { id, keyword, size, page: no, cursor }: Parsed<typeof api.shops>,
): Promise<Output<typeof api.shops>> {
  const row = await managed({ db, actor }, id);
  const which = { companyId: actor.companyId, id, batchId: row.task_batch_id };
  const paging = { size, page: no, cursor, sort: q.byShop, id: 'shop.id' };
  const { rows, ...rest } = await page(db, q.shops(db, which, keyword), paging);
  const ids = rows.map((one) => one.id);
  const people = await q.peopleByShop(db, which, ids);
  const batch = row.task_batch_id;
  const given = batch === null ? [] : await countsByShop(db, actor.companyId, batch, ids).execute();
  const peopleAt = (shopId: string | null) => {
    const { all, read, understood } = people.find((one) => one.shop_id === shopId) ?? NOBODY;
    return { all, read, understood };
  };
  const tasksAt = (shopId: string) => {
    const { all, done, passed } = given.find((one) => one.shop_id === shopId) ?? NOTHING;
    return { all, done, passed };
  };
  return {
    ...rest,
    list: rows.map(({ id: shopId, name }) => ({
      shop: { id: shopId, name },
      counts: peopleAt(shopId),
      tasks: tasksAt(shopId),
    })),
    none: peopleAt(null),
  };
}

const NOBODY = { all: 0, read: 0, understood: 0 };
const NOTHING = { all: 0, done: 0, passed: 0 };

/** One that has no tasks. */
const NO_BATCH = '00000000-0000-0000-0000-000000000000';

/** The tasks behind each number of what the actor manages. */
export async function tasks(
  { db, actor, now }: Context,
  { id, set, shopId, size, page: no, cursor }: Parsed<typeof api.tasks>,
): Promise<Output<typeof api.tasks>> {
  const { task_batch_id: batch } = await managed({ db, actor }, id);
  const query = tasksOfBatch(db, actor.companyId, batch ?? NO_BATCH, set)
    .selectAll('task')
    .$if(shopId !== undefined, (some) => some.where('task.shop_id', '=', shopId ?? null));
  const paging = { size, page: no, cursor, sort: q.byShopName, id: 'task.id' };
  const { rows, ...rest } = await page(db, query, paging);
  const ids = rows.map((row) => row.id);
  const handlers = await handlerNames(db, actor.companyId, ids).execute();
  const mayOpen = await visibleTasks(db, actor)
    .select('task.id')
    .where('task.id', 'in', ids.length > 0 ? ids : [NO_BATCH])
    .execute();
  return {
    ...rest,
    list: rows.map((row) => ({
      ...{ id: row.id, number: row.number, name: row.name, shop: row.shop_name, state: taskStateOf(row.state) },
      ...{ isLate: isLate(row, now()), deadlineAt: row.deadline_at.toISOString() },
      handlers: handlers.filter((one) => one.task_id === row.id).map(({ name }) => name),
      canOpen: mayOpen.some((one) => one.id === row.id),
    })),
  };
}
