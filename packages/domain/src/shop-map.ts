/** By what the map of stores is coloured (product 3), each with its classes from best to worst. */
export const MAP_CLASSES = {
  status: ['open', 'preparing', 'closed'],
  /** Place of the last level on the ramp of four. */
  level: ['first', 'second', 'third', 'last', 'unrated'],
  /** Days since the last inspection. */
  inspected: ['week', 'month', 'quarter', 'longer', 'never'],
  rectifications: ['none', 'few', 'many'],
  /** Quarters of the stores by who came in on the last whole days, the fullest first; those without a count last. */
  footfall: ['first', 'second', 'third', 'last', 'uncounted'],
} as const satisfies Record<string, readonly string[]>;
export type MapMeasure = keyof typeof MAP_CLASSES;
export const MAP_MEASURES = [
  'status',
  'level',
  'inspected',
  'rectifications',
  'footfall',
] as const satisfies readonly MapMeasure[];

/** Last days of the classes of `inspected`. */
export const INSPECTED_DAYS = [7, 30, 90] as const;
/** Days of `footfall`. */
export const FOOTFALL_DAYS = 7;
/** From so many open rectifications on a store is in trouble. */
export const MANY_RECTIFICATIONS = 3;

/** Stores nearer to each other than this on the screen are drawn as one, CSS pixels. */
const CELL_PX = 64;
const TILE_PX = 256;

/** How many cells the world is wide at a zoom of web maps. */
export const cellsAcross = (zoom: number): number => (2 ** zoom * TILE_PX) / CELL_PX;

/** A rectangle of the map, degrees; west is never greater than east. */
export interface MapBox {
  south: number;
  west: number;
  north: number;
  east: number;
}
