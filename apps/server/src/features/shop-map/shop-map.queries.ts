import type { Actor } from '@rondo/domain/actor';
import { LIMIT } from '@rondo/domain/limit';
import { rectificationMachine } from '@rondo/domain/rectification';
import {
  cellsAcross,
  FOOTFALL_DAYS,
  INSPECTED_DAYS,
  MANY_RECTIFICATIONS,
  MAP_CLASSES,
  type MapBox,
  type MapMeasure,
} from '@rondo/domain/shop-map';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { footfallQuarters } from '../flow-reading/index.ts';
import { fourLevelRank } from '../record/index.ts';
import { listedShops } from '../shop/index.ts';

type Filter = Parameters<typeof listedShops>[2];

/** How far the located shops reach, and how many there are. */
export const extent = (db: Db, actor: Actor, filter: Filter) =>
  listedShops(db, actor, filter).select(({ fn }) => [
    fn.min('shop.latitude').as('south'),
    fn.min('shop.longitude').as('west'),
    fn.max('shop.latitude').as('north'),
    fn.max('shop.longitude').as('east'),
    fn.count<number>('shop.latitude').as('located'),
    sql<number>`(count(*) - count(shop.latitude))::int`.as('unlocated'),
  ]);

export interface CellRow extends MapBox {
  latitude: number;
  longitude: number;
  count: number;
  classes: number[];
  shop_id: string | null;
  shop_name: string | null;
}

interface Drawing {
  zoom: number;
  measure: MapMeasure;
  at: Date;
  /** Of the company. */
  today: string;
}

/**
 * The shops of a rectangle in the cells of a grid that is square on the screen (Web Mercator), the fullest first. One pass over
 * the shops of the rectangle: what goes to the browser does not grow with their number.
 */
export async function cells(db: Db, actor: Actor, filter: Filter, drawing: Drawing): Promise<CellRow[]> {
  const { zoom, measure } = drawing;
  const across = cellsAcross(zoom);
  const points = listedShops(db, actor, { ...filter, isLocated: true }).select([
    'shop.id',
    'shop.name',
    sql<number>`shop.latitude`.as('latitude'),
    sql<number>`shop.longitude`.as('longitude'),
    classOf(drawing).as('class'),
  ]);
  const classes = MAP_CLASSES[measure].map((_, index) => sql`count(*) filter (where class = ${index})::int`);
  const { rows } = await sql<CellRow>`
    with ${measure === 'footfall' ? sql`counted as (select * from ${quarters(db, actor, filter, drawing)} q),` : sql``} point as (${points})
    select avg(latitude) as latitude, avg(longitude) as longitude, count(*)::int as count,
           min(latitude) as south, min(longitude) as west, max(latitude) as north, max(longitude) as east,
           array[${sql.join(classes)}] as classes, min(id::text) as shop_id, min(name) as shop_name
      from point
     group by floor((longitude + 180) / 360 * ${across}::float8),
              floor((1 - ln(tan(radians(${MERCATOR})) + 1 / cos(radians(${MERCATOR}))) / pi()) / 2 * ${across}::float8)
     order by count(*) desc, 1, 2
     limit ${LIMIT.shopMap.cells}`.execute(db);
  return rows;
}

/** The quarters of all stores under the filter, wherever they are: a store keeps its colour while the map is moved. */
const quarters = (db: Db, actor: Actor, { within: _, ...filter }: Filter, { today }: Drawing) =>
  footfallQuarters(actor.companyId, {
    shopIds: sql`${listedShops(db, actor, filter).select('shop.id')}`,
    ...{ today, days: FOOTFALL_DAYS },
  });

/** The projection ends before the poles. */
const MERCATOR = sql`least(greatest(latitude, -85), 85)`;

/** Which class of a measure a shop is in, as its place in `MAP_CLASSES`. */
function classOf({ measure, at }: Drawing): RawBuilder<number> {
  switch (measure) {
    case 'status':
      return sql<number>`(case shop.state when 'open' then 0 when 'preparing' then 1 else 2 end)`;
    case 'level':
      return sql<number>`coalesce((select ${fourLevelRank('record')} from record
        where record.company_id = shop.company_id and record.id = shop.last_record_id and record.level_rank >= 0), ${UNRATED})`;
    case 'inspected':
      return sql<number>`(case when shop.last_inspected_at is null then ${sql.lit(INSPECTED_DAYS.length + 1)}
        ${sql.join(INSPECTED_DAYS.map(inspectedWithin(at)), sql` `)} else ${sql.lit(INSPECTED_DAYS.length)} end)`;
    case 'rectifications':
      return sql<number>`(select case when count(*) = 0 then 0 when count(*) < ${MANY_RECTIFICATIONS} then 1 else 2 end
        from rectification where rectification.company_id = shop.company_id and rectification.shop_id = shop.id
         and ${stateIn('rectification.state', rectificationMachine.open)})`;
    case 'footfall':
      return sql<number>`coalesce((select counted.quarter from counted where counted.shop_id = shop.id), ${UNCOUNTED})`;
    default:
      return measure satisfies never;
  }
}

const UNCOUNTED = MAP_CLASSES.footfall.indexOf('uncounted');
const UNRATED = MAP_CLASSES.level.indexOf('unrated');

const inspectedWithin = (at: Date) => (days: number, index: number) =>
  sql`when shop.last_inspected_at > ${at}::timestamptz - make_interval(days => ${days}) then ${sql.lit(index)}`;
