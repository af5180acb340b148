import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { statisticsApi as api } from '@rondo/contract/statistics';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import type { Context } from '../../platform/context.ts';
import { page } from '../../platform/list.ts';
import { requireFilter } from './require-filter.ts';
import * as rows from './rows.queries.ts';
import * as q from './statistics.queries.ts';

/** The items behind "how many items failed", the most often failed first. */
export async function items(context: Context, filter: Parsed<typeof api.items>): Promise<Output<typeof api.items>> {
  const { db, actor } = context;
  await requireFilter(context, filter);
  const found = await q.failedItems(db, { ...filter, actor }, filter, filter);
  return {
    total: found[0]?.kinds ?? 0,
    list: found.map(({ item_id, name, category, severity, failed }) => ({
      itemId: item_id,
      name,
      category,
      severity: severityOf(severity),
      failed,
    })),
  };
}

/** Every failed item behind the counts of failed items and of red lines. */
export async function failures(
  context: Context,
  filter: Parsed<typeof api.failures>,
): Promise<Output<typeof api.failures>> {
  const { db, actor } = context;
  await requireFilter(context, filter);
  const query = rows.failures(db, { ...filter, actor }, filter, filter.severity);
  const { rows: found, ...rest } = await page(db, query, { ...filter, sort: rows.NEWEST, id: 'record_item.item_id' });
  return {
    ...rest,
    list: found.map((row) => ({
      recordId: row.record_id,
      recordNumber: row.number,
      itemId: row.item_id,
      name: row.name,
      category: row.category,
      severity: severityOf(row.severity),
      shop: { id: row.shop_id, name: row.shop_name, path: row.shop_path },
      inspector: row.inspector_name,
      submittedAt: row.submitted_at.toISOString(),
    })),
  };
}

function severityOf(text: string) {
  const known = SEVERITIES.find((one) => one === text);
  if (!known) throw new Error(`unknown severity ${text}`);
  return known;
}
