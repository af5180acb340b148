export { groupSegment } from './lineage.ts';
export { shopInGroups, shopInScope, shopsByIds, visibleShops } from './visible.queries.ts';
