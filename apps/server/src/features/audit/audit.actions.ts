import type { auditApi } from '@rondo/contract/audit';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../platform/context.ts';
import { page } from '../../platform/list.ts';
import { present } from './audit.present.ts';
import * as q from './audit.queries.ts';
import { spanOf } from './span.ts';

/** One page of the log, newest first. */
export async function list(
  { db, actor, now, language }: Context,
  { size, page: no, cursor, ...filter }: Parsed<typeof auditApi.list>,
): Promise<Output<typeof auditApi.list>> {
  const span = spanOf(filter, now(), actor.timeZone);
  const query = q.filtered(db, actor.companyId, filter, span, language);
  const { rows, ...rest } = await page(db, query, { size, page: no, cursor, sort: q.NEWEST, id: 'history.id' });
  const unnamed = rows.filter((row) => row.object_name === null).map((row) => row.object_id);
  const names = await q.presentNames(db, actor.companyId, unnamed);
  return { list: rows.map((row) => present(row, names, language)), ...rest };
}
