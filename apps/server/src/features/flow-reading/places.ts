import { SHOP_FIELDS } from '@rondo/contract/shop-fields';
import type { FlowPlace } from '@rondo/domain/flow/place';
import type { Db } from '../../platform/db/company-db.ts';
import { placesOf } from './place.queries.ts';

/** What the hours of stores are reckoned by, by store. */
export async function flowPlaces(
  db: Db,
  companyId: string,
  shopIds: Iterable<string>,
): Promise<Map<string, FlowPlace>> {
  const ids = [...new Set(shopIds)];
  if (ids.length === 0) return new Map();
  const rows = await placesOf(db, companyId, ids).execute();
  return new Map(rows.map((row) => [row.id, placeOf(row)]));
}

type Row = Awaited<ReturnType<ReturnType<typeof placesOf>['execute']>>[number];

const placeOf = (row: Row): FlowPlace => ({
  zone: row.time_zone ?? row.company_zone,
  cutOff: row.cut_off,
  week: SHOP_FIELDS.hours.output.parse(row.hours),
  specials: SHOP_FIELDS.specialDays.output.parse(row.special_days),
});
