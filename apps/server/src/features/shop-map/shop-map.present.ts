import type { MapCell } from '@rondo/contract/shop-map';
import type { CellRow } from './shop-map.queries.ts';

export function presentCell({ south, west, north, east, count, classes, ...cell }: CellRow): MapCell {
  const { latitude, longitude, shop_id, shop_name } = cell;
  const isAlone = count === 1 && shop_id !== null && shop_name !== null;
  return {
    latitude,
    longitude,
    box: { south, west, north, east },
    count,
    classes,
    shop: isAlone ? { id: shop_id, name: shop_name } : null,
  };
}
