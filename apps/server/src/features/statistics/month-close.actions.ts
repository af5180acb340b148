import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { monthCloseApi as api, ClosedRecordRow, ClosedSums, RestatementRow } from '@rondo/contract/month-close';
import { MONTH_CLOSE, RESTATEMENTS } from '@rondo/domain/month-close';
import type { Context } from '../../platform/context.ts';
import { count, page } from '../../platform/list.ts';
import { stale } from '../../platform/stale.ts';
import type { Span, Wanted } from './cells.queries.ts';
import { figuresOf, NO_RECORDS } from './figures.ts';
import { coversAll } from './is-closed.ts';
import * as q from './month-close.queries.ts';
import { requireFilter } from './require-filter.ts';
import * as rows from './restated.queries.ts';
import { recordSums } from './statistics.queries.ts';

const KIND = 'monthClose';
type Reader = Pick<Context, 'db' | 'actor'>;

export async function closedOverview(
  context: Context,
  filter: Parsed<typeof api.overview>,
): Promise<Output<typeof api.overview>> {
  const { db, actor } = context;
  await requireFilter(context, filter);
  const wanted: Wanted = { ...filter, actor };
  const span = { from: filter.from, to: filter.to };
  const months = await q.months(db, actor.companyId, span).execute();
  const isWhole = coversAll(months, span);
  const found = months.length === 0 ? 0 : await count(db, rows.restated(db, wanted, span));
  return {
    months: months.map(({ month_on, closed_at }) => ({ monthOn: month_on, closedAt: closed_at.toISOString() })),
    restated: found,
    isClosed: isWhole,
    before: isWhole ? await sumsOf(context, { ...wanted, basis: 'closed' }, span) : null,
    now: isWhole ? await sumsOf(context, wanted, span) : null,
  };
}

async function sumsOf({ db }: Context, wanted: Wanted, span: Span): Promise<ClosedSums> {
  const found = await recordSums(db, wanted, span, 'month');
  const rectifications = { created: 0, completed: 0, completed_on_time: 0, ended: 0, overdue: 0, cameBack: 0 };
  const sums = found.find(({ bucket }) => bucket === null) ?? NO_RECORDS;
  const { records, evaluated, averageRate, passPercent, redLines, failedItems } = figuresOf(
    { records: sums, rectifications, shopsOpen: 0 },
    'records',
  );
  return { records, evaluated, averageRate, passPercent, redLines, failedItems };
}

export async function restatements(
  context: Context,
  asked: Parsed<typeof api.restatements>,
): Promise<Output<typeof api.restatements>> {
  const { db, actor } = context;
  await requireFilter(context, asked);
  const query = rows.restatedRows(db, { ...asked, actor }, asked);
  const paging = { size: asked.size, page: asked.page, sort: rows.NEWEST_FOUND, id: 'restated_record.record_id' };
  const { rows: found, ...rest } = await page(db, query, paging);
  return { ...rest, list: found.map(presentRestated) };
}

type Restated = Awaited<ReturnType<ReturnType<typeof rows.restatedRows>['execute']>>[number];

function presentRestated(row: Restated): RestatementRow {
  const kind = RESTATEMENTS.find((one) => one === row.kind);
  if (!kind) throw new Error(`unknown restatement ${row.kind}`);
  return {
    ...{ ...presentRecord(row), kind, foundAt: row.found_at.toISOString() },
    before: row.before && saidBy(row.before),
    now: kind === 'removed' ? null : saidBy(row),
    reason: row.void_reason ?? '',
  };
}

export async function closedRecordRows(
  context: Context,
  asked: Parsed<typeof api.records>,
): Promise<Output<typeof api.records>> {
  const { db, actor } = context;
  await requireFilter(context, asked);
  const query = rows.closedRows(db, { ...asked, actor }, asked, asked);
  const paging = { size: asked.size, page: asked.page, sort: rows.NEWEST_SUBMITTED, id: 'record.id' };
  const { rows: found, ...rest } = await page(db, query, paging);
  const list = found.map(
    (row): ClosedRecordRow => ({ ...presentRecord(row), ...saidBy(row), isRestated: row.is_restated }),
  );
  return { ...rest, list };
}

interface RecordColumns {
  record_id: string;
  number: string;
  business_on: string;
  shop_id: string;
  shop_name: string;
  shop_path: string;
  template_id: string;
  template_name: string;
  inspector_name: string;
}

const presentRecord = (row: RecordColumns) => ({
  ...{ recordId: row.record_id, number: row.number, businessOn: row.business_on },
  shop: { id: row.shop_id, name: row.shop_name, path: row.shop_path },
  template: { id: row.template_id, name: row.template_name },
  inspector: row.inspector_name,
});

const saidBy = (row: rows.Said) => ({
  ratePercent: row.rate_percent === null ? null : Number(row.rate_percent),
  isPass: row.is_pass,
  redLines: row.red_lines,
  failedItems: row.failed_items,
});

export const monthCloseSetting = (context: Context): Promise<Output<typeof api.setting>> => settingOf(context);

async function settingOf({ db, actor }: Reader): Promise<Output<typeof api.setting>> {
  const found = await q.setting(db, actor.companyId).executeTakeFirst();
  const can = { edit: actor.codes.has('x_company_setting') };
  return { day: found?.day ?? MONTH_CLOSE.day, rev: found?.rev ?? 0, can };
}

export async function saveMonthCloseSetting(
  { actor, change }: Context,
  { day, rev }: Parsed<typeof api.saveSetting>,
): Promise<Output<typeof api.saveSetting>> {
  return change(async (tx) => {
    const { db, companyId } = tx;
    const reader = { db, actor };
    const before = (await settingOf(reader)).day;
    const saved = await q.saveSetting(db, companyId, { day, rev, at: tx.now() }).executeTakeFirst();
    if (!saved) throw await stale(db, companyId, { kind: KIND, id: companyId }, await settingOf(reader));
    const changes = [{ field: 'closingDay', before: String(before), after: String(day) }];
    await tx.addHistory({ kind: KIND, id: companyId, name: '', event: 'edited', data: { changes } });
    return settingOf(reader);
  });
}
