import { LIMIT } from '@rondo/domain/limit';
import { SHOP_STATES } from '@rondo/domain/shop';
import { MAP_MEASURES } from '@rondo/domain/shop-map';
import { z } from 'zod';
import { importEndpoints } from './import.ts';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { flag, id, keyword, many, rev } from './kit/shapes.ts';
import { shopRow } from './shop-shapes.ts';

const degrees = ({ min, max }: { min: number; max: number }) => z.coerce.number().min(min).max(max);
const latitude = degrees(LIMIT.shop.latitude);
const longitude = degrees(LIMIT.shop.longitude);
const corners = { south: latitude, west: longitude, north: latitude, east: longitude };
const box = z.object(corners);

const filters = {
  keyword: keyword.default(''),
  state: many(z.enum(SHOP_STATES)).optional(),
  groupId: many(id).optional(),
};
const count = z.number().int();
/** The page is for `shop`; who may see stores elsewhere sees them here. */
const READERS = anyOf('shop', 'shop_store', 'shop_list');

const cell = z.object({
  /** The middle of its stores. */
  latitude: z.number(),
  longitude: z.number(),
  /** As far as its stores go. */
  box,
  count,
  /** How many of them are in each class of the measure, in the order of the classes. */
  classes: z.array(count),
  /** The store, where it is alone. */
  shop: z.object({ id, name: z.string() }).nullable(),
});
export type MapCell = z.output<typeof cell>;

export const shopMapApi = {
  extent: endpoint({
    method: 'GET',
    path: '/shop/map/extent',
    needs: READERS,
    summary: 'How far the located shops in scope reach, how many they are, and how many have no place yet.',
    input: z.object(filters),
    output: z.object({ box: box.nullable(), located: count, unlocated: count, can: z.object({ place: z.boolean() }) }),
  }),
  cells: endpoint({
    method: 'GET',
    path: '/shop/map/cells',
    needs: READERS,
    summary:
      'The shops in a rectangle of the map, near ones as one, counted by the classes of a measure; `footfall` for whoever sees it (visitor_statistics).',
    input: z.object({
      ...filters,
      ...corners,
      zoom: z.coerce.number().int().min(0).max(LIMIT.shopMap.zoom),
      measure: z.enum(MAP_MEASURES).default('status'),
    }),
    output: z.array(cell),
    errors: ['FORBIDDEN'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/shop/map/list',
    needs: READERS,
    summary: 'The shops in a rectangle of the map by name, or with `unlocated` those that have no place yet.',
    input: z.object({
      ...paging,
      ...filters,
      /** The edges of a rectangle; those of the world where none are told. */
      south: latitude.default(LIMIT.shop.latitude.min),
      west: longitude.default(LIMIT.shop.longitude.min),
      north: latitude.default(LIMIT.shop.latitude.max),
      east: longitude.default(LIMIT.shop.longitude.max),
      unlocated: flag.default(false),
      /** This one alone, wherever it lies. */
      shopId: id.optional(),
    }),
    output: listOf(shopRow),
  }),
  place: endpoint({
    method: 'POST',
    path: '/shop/map/place',
    needs: anyOf('shop_store'),
    summary: 'Put shops on the map: all of them or, where one was changed meanwhile, none.',
    input: z.object({
      places: z
        .array(z.object({ id, rev, latitude: degrees(LIMIT.shop.latitude), longitude: degrees(LIMIT.shop.longitude) }))
        .min(1)
        .max(LIMIT.shopMap.placed),
    }),
    output: z.object({ placed: count }),
    errors: ['NOT_FOUND', 'STALE'],
  }),
  background: endpoint({
    method: 'GET',
    path: '/shop/map/background',
    needs: READERS,
    summary: 'Where the pictures of the map come from; null: the outline that the pages bring along.',
    input: z.object({}),
    output: z.object({
      tiles: z.object({ url: z.string(), attribution: z.string(), isGcj02: z.boolean() }).nullable(),
    }),
    cacheFor: true,
  }),
  ...importEndpoints({
    path: '/shop/map',
    needs: anyOf('shop_store'),
    noun: 'places of shops',
    maxRows: LIMIT.import.shops,
  }),
};
