import { defineFeature } from '../../platform/feature.ts';
import { aiRuleRoutes } from './ai-rule.routes.ts';
import { gapExport } from './export.ts';
import { ruleInHand } from './in-hand.ts';
import { trialWork } from './trial-work.ts';

export const aiRuleFeature = defineFeature({
  noun: 'ai-rule',
  tables: ['ai_setting', 'ai_rule', 'ai_camera', 'ai_watch', 'ai_check_day', 'ai_trial'],
  routes: aiRuleRoutes,
  inHand: [ruleInHand],
  works: (parts) => [gapExport.work, trialWork(parts)],
});
