import type { Actor } from '@rondo/domain/actor';
import type { Db } from '../../../platform/db/company-db.ts';
import * as q from './import.queries.ts';
import type { ReadRow, RowFault } from './read-row.ts';

type Found = { shopId: string; shopName: string; edgeId: string | null } | { fault: Omit<RowFault, 'row'> };

/** Finds the stores of rows by number or name, and their gateways by name; stores out of scope are none. */
export async function storesOf(db: Db, actor: Actor, rows: readonly ReadRow[]): Promise<(row: ReadRow) => Found> {
  const lower = (of: (row: ReadRow) => string): string[] => [...new Set(rows.map((row) => of(row).toLowerCase()))];
  const names = lower(({ shop }) => shop);
  const shops = await q
    .shopsNamed(
      db,
      actor,
      names,
      lower(({ code }) => code),
    )
    .execute();
  const ids = shops.map(({ id }) => id);
  const edges = await q.edgesOf(db, actor.companyId, ids).execute();
  const byName = new Map(shops.map((shop) => [shop.name.toLowerCase(), shop]));
  const byCode = new Map(
    shops.flatMap((shop) => (shop.code === null ? [] : [[shop.code.toLowerCase(), shop] as const])),
  );
  return ({ shop, code, edge }) => {
    const at = code === '' ? byName.get(shop.toLowerCase()) : byCode.get(code.toLowerCase());
    if (!at) return { fault: { field: code === '' ? 'shop' : 'code', value: code || shop, fault: 'shop' } };
    const through = edges.find((one) => one.shop_id === at.id && one.name.toLowerCase() === edge.toLowerCase());
    if (edge !== '' && !through) return { fault: { field: 'edge', value: edge, fault: 'edge' } };
    return { shopId: at.id, shopName: at.name, edgeId: through?.id ?? null };
  };
}
