import { translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import type { Checked } from '../../../platform/import/definition.ts';
import type { Source } from '../../../platform/import/source.ts';
import { inSlices } from '../../../platform/table/in-slices.ts';
import type { ImportField } from './fields.ts';
import * as q from './import.queries.ts';
import type { Plan } from './plan.ts';
import { type ReadRow, type RowFault, readRow } from './read-row.ts';

interface Shop {
  id: string;
  name: string;
  code: string | null;
  latitude: number | null;
}

/** What an import would do, row by row. Reads, writes nothing. A store that has a place already is a duplicate. */
export async function checkPlaces(
  { db, actor, language }: Context,
  source: Source<ImportField>,
): Promise<Checked<ImportField, Plan>> {
  const faults: RowFault[] = [];
  const read: ReadRow[] = [];
  await inSlices(source.rows, (row) => void read.push(readRow(row, faults)));
  const lower = (of: (row: ReadRow) => string): string[] => [...new Set(read.map((row) => of(row).toLowerCase()))];
  const shops = await q
    .shopsNamed(
      db,
      actor,
      lower(({ name }) => name),
      lower(({ code }) => code),
    )
    .execute();
  const found = matched(read, shops, faults);
  const wrong = new Set(faults.map(({ row }) => row));
  const right = found.flatMap(({ row, shop, place }) => (place && !wrong.has(row) ? [{ row, shop, place }] : []));
  const there = translate(language, 'shopMap.importing.there');
  const duplicates = right
    .filter(({ shop }) => shop.latitude !== null)
    .map(({ row, shop }) => ({ row, name: shop.name, id: shop.id, message: there }));
  const shown = new Map(right.map(({ row, place }) => [row, place]));
  return {
    faults: faults.map(({ row, field, value, fault }) => ({
      ...{ row, field, value },
      message: translate(language, `shopMap.importFault.${fault}`),
    })),
    warnings: [],
    duplicates,
    ready: right.length - duplicates.length,
    creates: [],
    notes: [],
    shown: (row) => textOf(shown.get(row)),
    plan: { rows: right.map(({ row, shop, place }) => ({ row, id: shop.id, ...place })) },
  };
}

const textOf = (place: { latitude: number; longitude: number } | undefined): Partial<Record<ImportField, string>> =>
  place ? { latitude: String(place.latitude), longitude: String(place.longitude) } : {};

type Matched = ReadRow & { shop: Shop };

/** The rows with the stores they mean: by number, else by name; each store once. */
function matched(rows: readonly ReadRow[], shops: readonly Shop[], faults: RowFault[]): Matched[] {
  const byName = new Map(shops.map((shop) => [shop.name.toLowerCase(), shop]));
  const byCode = new Map(
    shops.flatMap((shop) => (shop.code === null ? [] : [[shop.code.toLowerCase(), shop] as const])),
  );
  const seen = new Set<string>();
  return rows.flatMap((one) => {
    const { row, name, code } = one;
    if (name === '' && code === '') return [];
    const shop = code === '' ? byName.get(name.toLowerCase()) : byCode.get(code.toLowerCase());
    const told = code === '' ? { field: 'name' as const, value: name } : { field: 'code' as const, value: code };
    if (!shop) {
      faults.push({ row, ...told, fault: 'shop' });
      return [];
    }
    const named = name === '' ? shop : byName.get(name.toLowerCase());
    if (named && named.id !== shop.id) faults.push({ row, field: 'name', value: name, fault: 'two' });
    if (seen.has(shop.id)) faults.push({ row, ...told, fault: 'twice' });
    seen.add(shop.id);
    return [{ ...one, shop }];
  });
}
