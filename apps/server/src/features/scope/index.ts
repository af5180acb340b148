export { groupSegment } from './lineage.ts';
export {
  deletedShops,
  lineageInGroups,
  shopColumnNamed,
  shopInGroups,
  shopInGroupsOn,
  shopInScope,
  shopNamed,
  shopsByIds,
  visibleShops,
} from './visible.queries.ts';
