export { liveOf } from './points-rule.present.ts';
export {
  byId as pointsRuleById,
  isAboutShop as pointsRuleIsAboutShop,
  isLiveOn as pointsRuleIsLiveOn,
  ruleNames as pointsRuleNames,
} from './points-rule.queries.ts';
