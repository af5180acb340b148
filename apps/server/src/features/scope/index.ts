export { groupNames, shopNames, templateNames } from './filter-names.queries.ts';
export { groupSegment } from './lineage.ts';
export { inGroupsBy, lineagesOn, shopInGroupsAsOf } from './structure.queries.ts';
export { requireStructure, structureDays } from './structure.ts';
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
