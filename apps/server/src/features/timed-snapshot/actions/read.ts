import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { timedSnapshotApi as api } from '@rondo/contract/timed-snapshot';
import type { TimedSnapshotDetail } from '@rondo/contract/timed-snapshot-shapes';
import type { Context } from '../../../platform/context.ts';
import { page } from '../../../platform/list.ts';
import { detailOf, presentRows } from '../detail.ts';
import * as q from '../plan.queries.ts';

export async function list(
  context: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const { db, actor } = context;
  const paging = { size, page: no, cursor, sort: q.SORTS[sort], id: 'timed_snapshot.id' };
  const { rows, ...rest } = await page(db, q.filtered(db, actor, filter), paging);
  return { ...rest, list: await presentRows(context, rows) };
}

export const get = (context: Context, { id }: Parsed<typeof api.get>): Promise<TimedSnapshotDetail> =>
  detailOf(context, id);
