import type { Undone } from '@rondo/contract/job';
import type { Actor } from '@rondo/domain/actor';
import { slotReader } from '@rondo/domain/flow/place';
import { FLOW_READING_LIMIT } from '@rondo/domain/flow-reading-limit';
import { groupBy } from '@rondo/domain/group-by';
import { z } from 'zod';
import type { Tx } from '../../../platform/context.ts';
import { importOf, type WriteOptions, type Written, type WrittenRow } from '../../../platform/import/definition.ts';
import { visibleShops } from '../../scope/index.ts';
import { flowPlaces } from '../places.ts';
import { openDays } from '../swept.ts';
import { markDue } from '../write-readings.ts';
import { checkSales } from './check-sales.ts';
import * as q from './import.queries.ts';
import { type PlannedSale, parseSalePlan, type SalePlan } from './plan.ts';
import { SALE_FIELDS, type SaleField } from './sale-fields.ts';

/** How sales by store and hour are imported. */
export const saleImport = importOf<SaleField, SalePlan>({
  kind: 'flowsale',
  code: 'x_device',
  fields: SALE_FIELDS,
  maxRows: FLOW_READING_LIMIT.imported,
  choices: ['overwrite', 'skip'],
  check: checkSales,
  parse: parseSalePlan,
  write: writePlan,
  undo: undoSales,
});

/** Writes a plan store by store. Stores that left the scope since the dry run stay out. */
async function writePlan(tx: Tx, actor: Actor, plan: SalePlan, options: WriteOptions): Promise<Written> {
  const shops = await visibleShops(tx.db, actor).select(['shop.id', 'shop.name']).execute();
  const names = new Map(shops.map(({ id, name }) => [id, name]));
  const places = await flowPlaces(
    tx.db,
    tx.companyId,
    plan.rows.map((one) => one.shopId).filter((id) => names.has(id)),
  );
  const rows: WrittenRow[] = [];
  const result = { created: 0, updated: 0, skipped: 0 };
  let done = 0;
  for (const [shopId, planned] of groupBy(plan.rows, (one) => one.shopId)) {
    const place = places.get(shopId);
    done += planned.length;
    if (place) {
      const slotOf = slotReader(place);
      const first = Math.min(...planned.map(({ at }) => at));
      const last = planned.reduce((latest, { at }) => Math.max(latest, at), 0);
      const there = await q.salesAt(tx.db, tx.companyId, shopId, new Date(first), new Date(last)).execute();
      const known = new Map(there.map((one) => [one.at.getTime(), one]));
      const wanted = planned.filter(({ at }) => options.duplicates === 'overwrite' || !known.has(at));
      const stored = await openDays(
        tx,
        wanted.map((one) => storedOf(one, slotOf(one.at, 60))),
      );
      const put = stored.length === 0 ? [] : (await q.putSales(tx.db, tx.companyId, stored, tx.now())).rows;
      await markDue(tx, tx.companyId, put);
      const before = stored.flatMap(({ at }) => known.get(new Date(at).getTime()) ?? []);
      result.updated += before.length;
      result.created += stored.length - before.length;
      result.skipped += planned.length - stored.length;
      const kept = { at: tx.now().toISOString(), rows: before };
      if (stored.length > 0)
        rows.push({ kind: 'flowSale', id: shopId, name: names.get(shopId) ?? '', rev: 0, before: kept });
    } else result.skipped += planned.length;
    await options.progress(done);
  }
  const file = { kind: 'flowReading', id: options.importId, name: options.fileName } as const;
  await tx.addHistory({ ...file, event: 'sales_imported', data: result });
  return { result, rows };
}

const storedOf = (
  { shopId, at, transactions, items, amount, staff }: PlannedSale,
  { day, hour, isOpen }: { day: string; hour: number; isOpen: boolean },
): q.StoredSale => ({
  ...{ shop_id: shopId, at: new Date(at).toISOString(), day, hour, is_open: isOpen },
  ...{ transactions, items, amount, staff, source: 'import' },
});

const kept = z.object({ at: z.string(), rows: z.array(z.custom<q.StoredSale>((row) => typeof row === 'object')) });

/** Takes an import back: what it wrote goes, what it replaced comes again. What was written since stays. */
async function undoSales(tx: Tx, _: Actor, rows: readonly WrittenRow[]): Promise<Undone> {
  const undone = { removed: 0, restored: 0 };
  for (const { id, before } of rows) {
    const was = kept.parse(before);
    const gone = await q.dropSales(tx.db, tx.companyId, id, new Date(was.at)).execute();
    const back = was.rows.length === 0 ? [] : (await q.putSales(tx.db, tx.companyId, was.rows, tx.now())).rows;
    await markDue(tx, tx.companyId, [...gone, ...back]);
    undone.restored += back.length;
    undone.removed += Math.max(0, gone.length - back.length);
  }
  return { ...undone, keptCount: 0, kept: [] };
}
