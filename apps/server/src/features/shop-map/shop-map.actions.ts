import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { shopMapApi as api } from '@rondo/contract/shop-map';
import { civilDate } from '@rondo/domain/civil-time';
import type { MapBox } from '@rondo/domain/shop-map';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Settings } from '../../platform/settings.ts';
import { listShops, managesShops, placeShops } from '../shop/index.ts';
import { presentCell } from './shop-map.present.ts';
import * as q from './shop-map.queries.ts';

export type MapSettings = Pick<Settings, 'mapTilesUrl' | 'mapTilesAttribution' | 'mapTilesGcj02'>;

export async function extent(
  { db, actor }: Context,
  filter: Parsed<typeof api.extent>,
): Promise<Output<typeof api.extent>> {
  const found = await q.extent(db, actor, filter).executeTakeFirstOrThrow();
  const { south, west, north, east, located, unlocated } = found;
  const isSomewhere = south !== null && west !== null && north !== null && east !== null;
  return {
    box: isSomewhere ? { south, west, north, east } : null,
    located,
    unlocated,
    can: { place: managesShops(actor) },
  };
}

export async function cells(
  { db, actor, now }: Context,
  { zoom, measure, south, west, north, east, ...filter }: Parsed<typeof api.cells>,
): Promise<Output<typeof api.cells>> {
  if (measure === 'footfall' && !actor.codes.has('visitor_statistics')) throw new AppError('FORBIDDEN');
  const within: MapBox = { south, west, north, east };
  const drawing = { zoom, measure, at: now(), today: civilDate(now(), actor.timeZone) };
  const rows = await q.cells(db, actor, { ...filter, within }, drawing);
  return rows.map(presentCell);
}

export function list(
  context: Context,
  { south, west, north, east, unlocated, shopId, ...asked }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const within: MapBox = { south, west, north, east };
  const place = unlocated ? { isLocated: false } : { isLocated: true, within };
  const where = shopId === undefined ? place : { ids: [shopId] };
  return listShops(context, { ...asked, ...where, sort: 'name' });
}

export async function place({ actor, change }: Context, { places }: Parsed<typeof api.place>) {
  return change(async (tx) => ({ placed: await placeShops(tx, actor, places) }));
}

export function backgroundOf({ mapTilesUrl, mapTilesAttribution, mapTilesGcj02 }: MapSettings) {
  return async (): Promise<Output<typeof api.background>> => ({
    tiles:
      mapTilesUrl === null
        ? null
        : { url: mapTilesUrl, attribution: mapTilesAttribution ?? '', isGcj02: mapTilesGcj02 },
  });
}
