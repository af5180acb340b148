export { liveOf } from './points-rule.present.ts';
export {
  isAboutShop as pointsRuleIsAboutShop,
  isLiveOn as pointsRuleIsLiveOn,
  ruleNames as pointsRuleNames,
  toPostBy as pointsRuleToPostBy,
} from './points-rule.queries.ts';
