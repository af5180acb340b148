import type { flowSaleApi as api } from '@rondo/contract/flow-reading';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { wallClock } from '@rondo/domain/civil-time';
import { HOUR_MS } from '@rondo/domain/duration';
import { beginsSlot, type FlowPlace, slotReader } from '@rondo/domain/flow/place';
import type { SaleResult } from '@rondo/domain/flow-reading';
import { FLOW_READING_LIMIT } from '@rondo/domain/flow-reading-limit';
import type { Context } from '../../../platform/context.ts';
import { visibleShops } from '../../scope/index.ts';
import * as q from '../import/import.queries.ts';
import { flowPlaces } from '../places.ts';
import { openDays } from '../swept.ts';
import { markDue } from '../write-readings.ts';

type Sent = Parsed<typeof api.send>['sales'][number];
type Checked = { result: SaleResult } | { sale: q.StoredSale };

const keyOf = ({ shop_id, at }: q.StoredSale): string => `${shop_id} ${at}`;

/** Sales of another system: each hour is written, or told why not. Of two for the same hour the last one counts. */
export async function sendSales(
  { actor, change }: Context,
  { sales }: Parsed<typeof api.send>,
): Promise<Output<typeof api.send>> {
  return change(async (tx) => {
    const codes = [...new Set(sales.map(({ shopCode }) => shopCode.toLowerCase()))];
    const shops = await visibleShops(tx.db, actor)
      .select(['shop.id', 'shop.code'])
      .where(({ eb, fn }) => eb(fn<string>('lower', ['shop.code']), 'in', codes))
      .execute();
    const byCode = new Map(shops.map(({ id, code }) => [code?.toLowerCase() ?? '', id]));
    const places = await flowPlaces(
      tx.db,
      tx.companyId,
      shops.map(({ id }) => id),
    );
    const checks = new Map([...places].map(([shopId, place]) => [shopId, checking(shopId, place, tx.now())]));
    const checked = sales.map((one): Checked => {
      const check = checks.get(byCode.get(one.shopCode.toLowerCase()) ?? '');
      return check ? check(one) : { result: 'unknown_store' };
    });
    const told = checked.flatMap((one) => ('sale' in one ? [one.sale] : []));
    const last = [...new Map(told.map((sale) => [keyOf(sale), sale])).values()];
    const open = await openDays(tx, last);
    const put = open.length === 0 ? [] : (await q.putSales(tx.db, tx.companyId, open, tx.now())).rows;
    await markDue(tx, tx.companyId, put);
    const written = new Set(open.map(keyOf));
    const resultOf = (sale: q.StoredSale): SaleResult => (written.has(keyOf(sale)) ? 'written' : 'too_old');
    return { written: put.length, results: checked.map((one) => ('sale' in one ? resultOf(one.sale) : one.result)) };
  });
}

function checking(shopId: string, place: FlowPlace, now: Date): (sent: Sent) => Checked {
  const slotOf = slotReader(place);
  return ({ at: told, transactions, items, amount, staff }) => {
    const at = new Date(told);
    if (!beginsSlot(at.getTime(), 60, wallClock(at, place.zone))) return { result: 'no_start' };
    if (at.getTime() + HOUR_MS > now.getTime() + FLOW_READING_LIMIT.aheadMs) return { result: 'too_early' };
    if ([transactions, items, amount, staff].every((one) => one === null)) return { result: 'nothing' };
    const { day, hour, isOpen } = slotOf(at.getTime(), 60);
    const sale = { shop_id: shopId, at: at.toISOString(), day, hour, is_open: isOpen };
    return { sale: { ...sale, transactions, items, amount, staff, source: 'api' } };
  };
}
