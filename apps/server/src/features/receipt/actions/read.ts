import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { receiptApi as api } from '@rondo/contract/receipt';
import { receiptActs } from '@rondo/domain/receipt';
import { isCounted } from '@rondo/domain/record';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { historyOf } from '../../../platform/history.ts';
import { presentHistory } from '../../../platform/history-entry.ts';
import { page } from '../../../platform/list.ts';
import { findRecord } from '../../record/index.ts';
import * as asked from '../asked.queries.ts';
import { presentRow, viewOf } from '../receipt.present.ts';
import * as q from '../receipt.queries.ts';
import { setting } from '../setting.queries.ts';

export async function list(
  { db, actor, now }: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const paging = { size, page: no, cursor, sort: q.SORTS[sort], id: 'record_receipt.id' };
  const at = now();
  const { rows, ...rest } = await page(db, q.filtered(db, actor, filter, at).select(q.COLUMNS), paging);
  return { ...rest, list: rows.map((row) => presentRow(row, at)) };
}

export async function get(
  { db, actor, now }: Context,
  { id }: Parsed<typeof api.get>,
): Promise<Output<typeof api.get>> {
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const history = await historyOf(db, actor.companyId, id).execute();
  return { ...presentRow(row, now()), history: history.map((entry) => presentHistory(entry)) };
}

export const counts = (
  { db, actor, now }: Context,
  places: Parsed<typeof api.counts>,
): Promise<Output<typeof api.counts>> => q.counts(db, actor, places, now()).executeTakeFirstOrThrow();

/** The receipts of one report, and what of it the reader is asked. */
export async function ofRecord(
  context: Context,
  { recordId }: Parsed<typeof api.ofRecord>,
): Promise<Output<typeof api.ofRecord>> {
  const { db, actor, now } = context;
  const { row: record } = await findRecord(context, recordId);
  const rows = await q.ofRecord(db, actor, recordId).execute();
  const mine = rows.find(({ member_id }) => member_id === actor.memberId);
  const can = mine ? receiptActs(actor, viewOf(mine)) : [];
  return {
    receipts: rows.map((row) => presentRow(row, now())),
    mine: mine ? { id: mine.id, can } : null,
    isWithoutManager: rows.length === 0 && (await hadNobody(context, recordId, record)),
    appealable: mine ? await asked.appealable(db, actor.companyId, recordId, now()).execute() : [],
  };
}

/** It was submitted since managers are asked, and there was none: whom the reader does not see was asked as well. */
async function hadNobody(
  { db, actor }: Context,
  recordId: string,
  { state, submitted_at }: Awaited<ReturnType<typeof findRecord>>['row'],
): Promise<boolean> {
  if (!isCounted(state)) return false;
  const since = (await setting(db, actor.companyId).executeTakeFirst())?.since ?? null;
  if (since === null || submitted_at < since) return false;
  return (await asked.anyOf(db, actor.companyId, recordId).executeTakeFirst()) === undefined;
}
