/** What points rules tell other features. */
export interface PointsRuleEvents {
  /** A rule was made, changed, enabled or disabled. */
  'points-rule.saved': { ruleId: string };
}
