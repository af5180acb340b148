import type { doubleInspectionApi as api, PairRow } from '@rondo/contract/double-inspection';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { agreementOf } from '@rondo/domain/agreement';
import { DOUBLE_INSPECTION } from '@rondo/domain/double-inspection';
import type { Context } from '../../platform/context.ts';
import { count, page } from '../../platform/list.ts';
import { stale } from '../../platform/stale.ts';
import * as q from './agreement.queries.ts';
import * as settings from './setting.queries.ts';

const KIND = 'doubleInspection';
type Reader = Pick<Context, 'db' | 'actor'>;

export async function summary(
  { db, actor }: Context,
  filter: Parsed<typeof api.summary>,
): Promise<Output<typeof api.summary>> {
  const [cells, inspections, waiting] = await Promise.all([
    q.allCells(db, actor, filter),
    count(db, q.pairs(db, actor, filter).select('double_inspection.id')),
    count(db, q.waiting(db, actor, filter)),
  ]);
  return { inspections, waiting, all: agreementOf(cells) };
}

export async function items(
  { db, actor }: Context,
  asked: Parsed<typeof api.items>,
): Promise<Output<typeof api.items>> {
  const found = await q.itemCells(db, actor, asked);
  const list = found.map(({ item_id, name, category, cells }) => ({
    ...{ itemId: item_id, name, category },
    ...agreementOf(cells),
  }));
  return { list, ...placeOf(found, asked) };
}

export async function inspectors(
  { db, actor }: Context,
  asked: Parsed<typeof api.inspectors>,
): Promise<Output<typeof api.inspectors>> {
  const found = await q.inspectorCells(db, actor, asked);
  const list = found.map(({ member_id: id, name, inspections, cells }) => ({
    ...{ inspector: { id, name }, inspections },
    ...agreementOf(cells),
  }));
  return { list, ...placeOf(found, asked) };
}

/** Groups have no cursor: they are counted anew on every page. */
const placeOf = (found: readonly { rows: number }[], { size, page: no }: { size: number; page: number }) => ({
  total: found[0]?.rows ?? (no - 1) * size,
  totalIsCapped: false,
  next: null,
});

export async function pairs(
  { db, actor }: Context,
  asked: Parsed<typeof api.pairs>,
): Promise<Output<typeof api.pairs>> {
  const { size, page: no, cursor, ...filter } = asked;
  const paging = { size, page: no, cursor, sort: q.NEWEST, id: 'double_inspection.id' };
  const { rows, ...rest } = await page(db, q.pairRows(db, actor, filter), paging);
  return { ...rest, list: rows.map(presentPair) };
}

type Row = Awaited<ReturnType<ReturnType<typeof q.pairRows>['execute']>>[number];

const presentPair = (row: Row): PairRow => ({
  id: row.id,
  shop: { id: row.shop_id, name: row.shop_name },
  template: { id: row.template_id, name: row.template_name },
  businessOn: row.business_on,
  completedAt: (row.completed_at ?? new Date(0)).toISOString(),
  first: row.first,
  second: row.second,
  ...row.found,
});

export const setting = (context: Context): Promise<Output<typeof api.setting>> => settingOf(context);

async function settingOf({ db, actor }: Reader): Promise<Output<typeof api.setting>> {
  const found = await settings.setting(db, actor.companyId).executeTakeFirst();
  const can = { edit: actor.codes.has('x_company_setting') };
  return { percent: found?.percent ?? DOUBLE_INSPECTION.percent, rev: found?.rev ?? 0, can };
}

export async function saveSetting(
  { actor, change }: Context,
  { percent, rev }: Parsed<typeof api.saveSetting>,
): Promise<Output<typeof api.saveSetting>> {
  return change(async (tx) => {
    const { db, companyId } = tx;
    const reader = { db, actor };
    const before = (await settingOf(reader)).percent;
    const saved = await settings.save(db, companyId, { percent, rev, at: tx.now() }).executeTakeFirst();
    if (!saved) throw await stale(db, companyId, { kind: KIND, id: companyId }, await settingOf(reader));
    const changes = [{ field: 'percent', before: String(before), after: String(percent) }];
    await tx.addHistory({ kind: KIND, id: companyId, name: '', event: 'edited', data: { changes } });
    return settingOf(reader);
  });
}
