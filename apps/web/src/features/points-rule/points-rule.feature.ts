import { anyOf, signedIn } from '@rondo/contract/kit/endpoint';
import { Medal } from 'lucide-react';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

/** Open to everybody signed in (section 6); who may not set rules reads those that stores see (A46). */
export const pointsRuleFeature = defineFeature({
  noun: 'points-rule',
  routes: [
    pageRow('/score/rule', { page: () => import('./pages/points-rule-page.tsx'), titleKey: 'pointsRule.title' }),
  ],
  menu: {
    entries: [{ key: 'score', labelKey: 'app.menu.score', icon: Medal, needs: signedIn }],
    lines: [{ entry: 'score', key: 'points-rule', labelKey: 'pointsRule.title', path: '/score/rule' }],
  },
  states: {
    pointsRule: { enabled: ['check', 'ok'], disabled: ['bar', 'mute'], expired: ['clock', 'mute'] },
  },
  find: () => import('./find.ts'),
  actions: [
    {
      key: 'new-points-rule',
      labelKey: 'pointsRule.create',
      to: '/score/rule?dialog=create',
      needs: anyOf('x_points_manage'),
    },
  ],
});
