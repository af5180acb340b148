import type { flowCounterApi as api, FlowCounterDetail } from '@rondo/contract/flow-counter';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { historyOf } from '../../../platform/history.ts';
import { presentHistory } from '../../../platform/history-entry.ts';
import { page } from '../../../platform/list.ts';
import { peopleByIds } from '../../people/index.ts';
import { countingOn } from '../counting.queries.ts';
import { presentCounting, presentDetail, presentRow } from '../flow-counter.present.ts';
import * as q from '../flow-counter.queries.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

export async function list(
  { db, actor }: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const paging = { size, page: no, cursor, sort: q.SORTS[sort], id: 'flow_counter.id' };
  const { rows, ...rest } = await page(db, q.filtered(db, actor, filter), paging);
  return { ...rest, list: rows.map(presentRow) };
}

export const get = (context: Context, { id }: Parsed<typeof api.get>): Promise<FlowCounterDetail> =>
  detailOf(context, id);

export async function find({ db, actor }: Reader, id: string) {
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** One as it is now; inside a transaction as that leaves it. */
export async function detailOf(reader: Reader, id: string): Promise<FlowCounterDetail> {
  const { db, actor } = reader;
  const row = await find(reader, id);
  const [people, history, counting] = await Promise.all([
    peopleByIds(db, actor.companyId, [row.edited_by]),
    historyOf(db, actor.companyId, id).execute(),
    row.camera_id && row.is_on ? countingOn(db, actor.companyId, row.camera_id).executeTakeFirst() : null,
  ]);
  return presentDetail(row, actor, {
    editedBy: people(row.edited_by),
    counting: counting ? presentCounting(counting) : null,
    history: history.map((entry) => presentHistory(entry)),
  });
}
