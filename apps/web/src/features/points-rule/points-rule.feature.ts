import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const pointsRuleFeature = defineFeature({
  noun: 'points-rule',
  routes: [
    pageRow('/points-rule', { page: () => import('./pages/points-rule-page.tsx'), titleKey: 'pointsRule.title' }),
  ],
  menu: { lines: [{ entry: 'inspect', key: 'points-rule', labelKey: 'pointsRule.title', path: '/points-rule' }] },
  states: {
    pointsRule: { planned: ['dashed', 'wait'], made: ['check', 'ok'], dropped: ['bar', 'mute'] },
  },
  actions: [
    {
      key: 'new-points-rule',
      labelKey: 'pointsRule.create',
      to: '/points-rule?dialog=create',
      needs: anyOf('x_dispatch'),
    },
  ],
});
