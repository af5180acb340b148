export { detailWords as pointsDetailWords } from './detail-words.ts';
export { placesAfter as pointsPlacesAfter, placesOf as pointsPlacesOf } from './places.ts';
export { contentOf as pointsRuleContentOf, liveOf } from './points-rule.present.ts';
export {
  isAboutShop as pointsRuleIsAboutShop,
  isLiveOn as pointsRuleIsLiveOn,
  ruleNames as pointsRuleNames,
  toPostBy as pointsRuleToPostBy,
} from './points-rule.queries.ts';
