import type { flowDashboardApi as api, FlowDashboardDetail } from '@rondo/contract/flow-dashboard';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { LIMIT } from '@rondo/domain/limit';
import { binSince, presentBin } from '../../../platform/bin.ts';
import type { Context } from '../../../platform/context.ts';
import { page } from '../../../platform/list.ts';
import { detailOf } from '../find.ts';
import { presentRow } from '../flow-dashboard.present.ts';
import * as q from '../flow-dashboard.queries.ts';

export async function list(
  { db, actor }: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const paging = { size, page: no, cursor, sort: q.SORTS[sort], id: 'flow_dashboard.id' };
  const { rows, ...rest } = await page(db, q.filtered(db, actor, filter), paging);
  return { ...rest, list: rows.map((row) => presentRow(row, actor)) };
}

export const get = (context: Context, { id }: Parsed<typeof api.get>): Promise<FlowDashboardDetail> =>
  detailOf(context, id);

export async function bin({ db, actor, now }: Context): Promise<Output<typeof api.bin>> {
  const rows = await q.deleted(db, actor, binSince(now())).limit(LIMIT.bin.shown).execute();
  const people = await q
    .memberNames(
      db,
      actor.companyId,
      rows.flatMap(({ deleted_by: by }) => by ?? []),
    )
    .execute();
  return presentBin(rows, (id) => people.find((one) => one.id === id) ?? null);
}
