export { listShops } from './actions/read.ts';
export { createRootGroup } from './create-root.ts';
export { renameRoot as renameRootGroup } from './group.queries.ts';
export { readDegrees } from './import/cell.ts';
export { coordinatesOf, PLACE_COLUMNS, type PlaceColumn } from './import/fields.ts';
export * as shopManagers from './manager.queries.ts';
export { placeShops, placeUnchanged } from './place-shops.ts';
export { managesShops } from './policy.ts';
export { emptyBin as emptyShopBin, filtered as listedShops } from './shop.queries.ts';
