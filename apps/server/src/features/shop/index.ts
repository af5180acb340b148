export { groupSegment } from './lineage.ts';
export { filtered as listedShops } from './shop.queries.ts';
export {
  lineageInGroups,
  shopColumnNamed,
  shopInGroups,
  shopInGroupsOn,
  shopInScope,
  shopsByIds,
  visibleShops,
} from './visible.queries.ts';
