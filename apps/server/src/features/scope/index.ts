export { groupNames, memberNames, shopNames, templateNames } from './filter-names.queries.ts';
export {
  type KnowledgeEyes,
  keysOfMember,
  knowledgeEyes,
  knowledgeManaged,
  knowledgeSavable,
  knowledgeVisible,
  readerOf,
} from './knowledge.queries.ts';
export { groupSegment } from './lineage.ts';
export {
  firstShopNames,
  groupsByIds,
  joinReached,
  namedShop,
  outsideOf,
  type Reaching,
  reachedBy,
  reachesBeyond,
} from './reach.queries.ts';
export { type ShopTraits, shopLike } from './shop-traits.queries.ts';
export { inGroupsBy, lineagesOn, shopInGroupsAsOf } from './structure.queries.ts';
export { requireStructure, structureDays } from './structure.ts';
export { traitTexts } from './trait-texts.ts';
export {
  deletedShops,
  lineageInGroups,
  shopColumnNamed,
  shopInGroups,
  shopInGroupsOn,
  shopInScope,
  shopNamed,
  shopsByIds,
  shopsNamed,
  visibleShops,
} from './visible.queries.ts';
