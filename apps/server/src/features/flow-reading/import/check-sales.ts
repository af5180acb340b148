import { HOUR_MS } from '@rondo/domain/duration';
import { FLOW_READING_LIMIT } from '@rondo/domain/flow-reading-limit';
import { type MessageKey, translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import type { Checked } from '../../../platform/import/definition.ts';
import type { Source, SourceRow } from '../../../platform/import/source.ts';
import { inSlices } from '../../../platform/table/in-slices.ts';
import { type DayOrder, dayOrderOf } from '../../../platform/table/read-day.ts';
import { visibleShops } from '../../scope/index.ts';
import { flowPlaces } from '../places.ts';
import { isYes, localTimes, readDecimal, readWhole } from './clock.ts';
import * as q from './import.queries.ts';
import type { PlannedSale, SalePlan } from './plan.ts';
import type { SaleField } from './sale-fields.ts';

/** The keys under `flowReading.importFault`. */
type Fault = MessageKey extends infer K ? (K extends `flowReading.importFault.${infer Name}` ? Name : never) : never;

interface RowFault {
  row: number;
  field: SaleField;
  value: string;
  fault: Fault;
}

interface Shop {
  id: string;
  name: string;
  /** Reads its local times in the order of the file. */
  timeOf: ReturnType<typeof localTimes>;
}

/** The columns that may have decimals. */
const FRACTIONS: ReadonlySet<SaleField> = new Set(['amount', 'staff']);

/** What an import of sales would do, row by row. Reads, writes nothing. */
export async function checkSales(
  { db, actor, language, now }: Context,
  source: Source<SaleField>,
): Promise<Checked<SaleField, SalePlan>> {
  const faults: RowFault[] = [];
  const days = source.rows.map(({ textOf }) => textOf('date'));
  const shopOf = await shopsOf({ db, actor }, source, dayOrderOf(days));
  const rows: PlannedSale[] = [];
  await inSlices(source.rows, (row) => {
    const read = readRow(row, shopOf, faults, now());
    if (read) rows.push(read);
  });
  const there = await q.saleKeys(db, actor.companyId, rows);
  const duplicates = rows
    .filter((row) => there.has(q.keyOf({ counterId: row.shopId, at: row.at })))
    .map(({ row, shopId }) => ({
      ...{ row, id: null, name: shopOf.nameOf(shopId) },
      message: translate(language, 'flowReading.importing.there'),
    }));
  return {
    faults: faults.map(({ row, field, value, fault }) => ({
      ...{ row, field, value },
      message: translate(language, `flowReading.importFault.${fault}`),
    })),
    ...{ warnings: [], creates: [], notes: [], shown: () => ({}) },
    ...{ duplicates, ready: rows.length - duplicates.length },
    plan: { rows },
  };
}

interface Shops {
  find: (name: string, code: string) => Shop | undefined;
  nameOf: (id: string) => string;
}

async function shopsOf(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { rows }: Source<SaleField>,
  order: DayOrder,
): Promise<Shops> {
  const lower = (field: 'shop' | 'code'): Set<string> => new Set(rows.map(({ textOf }) => textOf(field).toLowerCase()));
  const [names, codes] = [lower('shop'), lower('code')];
  const all = await visibleShops(db, actor).select(['shop.id', 'shop.name', 'shop.code']).execute();
  const meant = all.filter(({ name, code }) => names.has(name.toLowerCase()) || codes.has(code?.toLowerCase() ?? ''));
  const places = await flowPlaces(
    db,
    actor.companyId,
    meant.map(({ id }) => id),
  );
  const shops = meant.map(({ id, name, code }) => {
    const timeOf = localTimes(places.get(id)?.zone ?? actor.timeZone, order);
    return { id, name, code: code?.toLowerCase() ?? null, timeOf };
  });
  const byName = new Map(shops.map((shop) => [shop.name.toLowerCase(), shop]));
  const byCode = new Map(shops.flatMap((shop) => (shop.code === null ? [] : [[shop.code, shop] as const])));
  const byId = new Map(shops.map((shop) => [shop.id, shop.name]));
  return {
    find: (name, code) => (code === '' ? byName.get(name.toLowerCase()) : byCode.get(code.toLowerCase())),
    nameOf: (id) => byId.get(id) ?? '',
  };
}

/** People on duty, as a part where somebody was there for a part of the hour: never below zero. */
function readStaff(text: string, max: number): number | null {
  const value = readDecimal(text, max);
  return value !== null && value >= 0 ? value : null;
}

function readRow(
  { row, textOf }: SourceRow<SaleField>,
  shops: Shops,
  faults: RowFault[],
  now: Date,
): PlannedSale | null {
  const wrong = (field: SaleField, fault: Fault): null => {
    faults.push({ row, field, value: textOf(field), fault });
    return null;
  };
  const [name, code] = [textOf('shop'), textOf('code')];
  const shop = shops.find(name, code);
  if (!shop) return wrong(code === '' ? 'shop' : 'code', name + code === '' ? 'required' : 'shop');
  const told = { date: textOf('date'), time: textOf('time'), isSecond: isYes(textOf('second')) };
  const start = shop.timeOf(told);
  const timeField = told.time === '' ? 'date' : 'time';
  if (typeof start === 'string') return wrong(start === 'day' ? 'date' : timeField, start);
  if (start.minute % 60 !== 0) return wrong(timeField, 'hour');
  if (start.at + HOUR_MS > now.getTime() + FLOW_READING_LIMIT.aheadMs) return wrong('date', 'early');
  let isWrong = false;
  const read = (field: SaleField, of: (text: string, max: number) => number | null, max: number): number | null => {
    const text = textOf(field);
    const value = text === '' ? null : of(text, max);
    isWrong ||= value === null && text !== '';
    if (value === null && text !== '') wrong(field, FRACTIONS.has(field) ? 'decimal' : 'number');
    return value;
  };
  const { sales } = FLOW_READING_LIMIT;
  const sold = {
    transactions: read('transactions', readWhole, sales.transactions),
    items: read('items', readWhole, sales.items),
    amount: read('amount', readDecimal, sales.amount),
    staff: read('staff', readStaff, sales.staff),
  };
  if (isWrong) return null;
  if (Object.values(sold).every((value) => value === null)) return wrong('transactions', 'nothing');
  return { row, shopId: shop.id, at: start.at, ...sold };
}
