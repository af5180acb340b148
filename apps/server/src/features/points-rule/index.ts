export { liveOf } from './points-rule.present.ts';
export {
  isAboutShop as pointsRuleIsAboutShop,
  isLiveOn as pointsRuleIsLiveOn,
} from './points-rule.queries.ts';
