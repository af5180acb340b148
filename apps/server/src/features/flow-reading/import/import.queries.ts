import { sql } from 'kysely';
import type { Db } from '../../../platform/db/company-db.ts';
import { recordset } from '../../../platform/db/recordset.ts';

interface Keyed {
  counterId: string;
  at: number;
}

export const keyOf = ({ counterId, at }: Keyed): string => `${counterId} ${at}`;
const ROWS = 20_000;
const READING_KEY = 'counter_id uuid, at timestamptz';

/** Which readings are there already, by `keyOf`. */
export async function readingKeys(db: Db, companyId: string, rows: readonly Keyed[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let at = 0; at < rows.length; at += ROWS) {
    const keys = rows
      .slice(at, at + ROWS)
      .map((one) => ({ counter_id: one.counterId, at: new Date(one.at).toISOString() }));
    const { rows: there } = await sql<{ counter_id: string; at: Date }>`select r.counter_id, r.at
        from ${recordset(keys, READING_KEY)}
        join flow_reading r on r.company_id = ${companyId} and r.counter_id = x.counter_id and r.at = x.at`.execute(db);
    for (const one of there) found.add(keyOf({ counterId: one.counter_id, at: one.at.getTime() }));
  }
  return found;
}

/** Which sales are there already, by `keyOf` of their stores. */
export async function saleKeys(
  db: Db,
  companyId: string,
  rows: readonly { shopId: string; at: number }[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let at = 0; at < rows.length; at += ROWS) {
    const keys = rows.slice(at, at + ROWS).map((one) => ({ shop_id: one.shopId, at: new Date(one.at).toISOString() }));
    const { rows: there } = await sql<{ shop_id: string; at: Date }>`select s.shop_id, s.at
        from ${recordset(keys, 'shop_id uuid, at timestamptz')}
        join flow_sale s on s.company_id = ${companyId} and s.shop_id = x.shop_id and s.at = x.at`.execute(db);
    for (const one of there) found.add(keyOf({ counterId: one.shop_id, at: one.at.getTime() }));
  }
  return found;
}

/** What an import replaces of a counter's readings, as they were: those of the same time, and those that lie over one another. */
export const replaced = (
  db: Db,
  companyId: string,
  counterId: string,
  times: readonly { at: string; minutes: number }[],
) =>
  sql<
    Record<string, unknown>
  >`select distinct r.counter_id, r.shop_id, r.at, r.minutes, r.day::text as day, r.hour, r.is_open,
      r.entries, r.exits, r.visitors, r.groups, r.dwells, r.dwell_seconds, r.peak, r.healthy_minutes, r.source
      from ${recordset(times, 'at timestamptz, minutes int')}
      join flow_reading r on r.company_id = ${companyId} and r.counter_id = ${counterId} and r.source <> 'correction'
       and r.at > x.at - interval '1 hour' and r.at < x.at + make_interval(mins => x.minutes)
       and x.at < r.at + make_interval(mins => r.minutes)`.execute(db);

/** Takes what an import wrote of a counter away; what was written since stays. */
export const dropImported = (db: Db, companyId: string, counterId: string, at: Date) =>
  db
    .deleteFrom('flow_reading')
    .where('company_id', '=', companyId)
    .where('counter_id', '=', counterId)
    .where('received_at', '=', at)
    .where('source', '=', 'import')
    .returning(['shop_id', 'day']);

/** A sale as it is stored, the company left out. */
export interface StoredSale {
  shop_id: string;
  at: string;
  day: string;
  hour: number;
  is_open: boolean;
  transactions: number | null;
  items: number | null;
  amount: number | string | null;
  staff: number | string | null;
  source: string;
}

const SALE = `shop_id uuid, at timestamptz, day date, hour smallint, is_open boolean, transactions int, items int, amount numeric,
  staff numeric, source text`;
const SALE_NAMES = sql.raw('shop_id, at, day, hour, is_open, transactions, items, amount, staff, source');

/** Writes sales: what a file says nothing of stays as it was. */
export const putSales = (db: Db, companyId: string, rows: readonly StoredSale[], at: Date) =>
  sql<{ shop_id: string; day: string }>`insert into flow_sale as s (company_id, ${SALE_NAMES}, received_at)
    select ${companyId}, ${SALE_NAMES}, ${at} from ${recordset(rows, SALE)} order by shop_id, at
    on conflict (company_id, shop_id, at) do update set day = excluded.day, hour = excluded.hour, is_open = excluded.is_open,
      transactions = coalesce(excluded.transactions, s.transactions), items = coalesce(excluded.items, s.items),
      amount = coalesce(excluded.amount, s.amount), staff = coalesce(excluded.staff, s.staff),
      source = excluded.source, received_at = excluded.received_at
    returning s.shop_id, s.day::text as day`.execute(db);

export const salesAt = (db: Db, companyId: string, shopId: string, from: Date, to: Date) =>
  db
    .selectFrom('flow_sale')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('shop_id', '=', shopId)
    .where('at', '>=', from)
    .where('at', '<=', to);

/** Takes what an import wrote of a store away; what was written since stays. */
export const dropSales = (db: Db, companyId: string, shopId: string, at: Date) =>
  db
    .deleteFrom('flow_sale')
    .where('company_id', '=', companyId)
    .where('shop_id', '=', shopId)
    .where('received_at', '=', at)
    .where('source', '=', 'import')
    .returning(['shop_id', 'day']);
