export { changesBetween as pointsChangesBetween } from './changes.ts';
export { contentOf, liveOf, type Row as PointsRuleRow } from './points-rule.present.ts';
export {
  isAboutShop as pointsRuleIsAboutShop,
  isLiveOn as pointsRuleIsLiveOn,
  visibleRules,
} from './points-rule.queries.ts';
