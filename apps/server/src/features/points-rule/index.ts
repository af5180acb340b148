export { liveOf } from './points-rule.present.ts';
export {
  isAboutShop as pointsRuleIsAboutShop,
  isLiveOn as pointsRuleIsLiveOn,
  visibleRules,
} from './points-rule.queries.ts';
