import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { taskApi as api } from '@rondo/contract/task';
import { businessDate } from '@rondo/domain/business-day';
import { addDays } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../../platform/context.ts';
import * as q from '../choose.queries.ts';

/** The stores that a rule finds now, as many as one dispatch can name, and how many there are. */
export async function chooseShops(
  context: Context,
  wanted: Parsed<typeof api.chooseShops>,
): Promise<Output<typeof api.chooseShops>> {
  const found = queryOf(context, wanted);
  const most = wanted.by === 'worst' ? wanted.count : LIMIT.task.shops;
  const [rows, { total }] = await Promise.all([
    found.select('shop.id').limit(most).execute(),
    found
      .clearOrderBy()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { shopIds: rows.map(({ id }) => id), total };
}

function queryOf({ db, actor, now }: Context, wanted: Parsed<typeof api.chooseShops>) {
  switch (wanted.by) {
    case 'not_inspected': {
      const today = businessDate(now(), actor.timeZone, actor.cutOff);
      return q.notInspectedSince(db, actor, addDays(today, -wanted.days));
    }
    case 'worst':
      return q.byLastRate(db, actor);
    case 'tag':
      return q.tagged(db, actor, wanted.tags);
    default:
      return wanted satisfies never;
  }
}
