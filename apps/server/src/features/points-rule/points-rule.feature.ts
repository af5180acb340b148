import { defineFeature } from '../../platform/feature.ts';
import { pointsRuleRoutes } from './points-rule.routes.ts';

export const pointsRuleFeature = defineFeature({
  noun: 'points-rule',
  tables: ['points_rule', 'points_rule_version'],
  routes: pointsRuleRoutes,
});
