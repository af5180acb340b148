import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

/** Points by hand (product 13, manage). The page opens for everybody, as all of points; the code decides what stands on it. */
export const pointsAdjustmentFeature = defineFeature({
  noun: 'points-adjustment',
  routes: [
    pageRow('/score/manage', {
      page: () => import('./pages/points-adjustment-page.tsx'),
      titleKey: 'pointsAdjustment.title',
    }),
  ],
  menu: {
    lines: [{ entry: 'score', key: 'points-adjust', labelKey: 'pointsAdjustment.title', path: '/score/manage' }],
  },
  states: {
    pointsAdjustment: {
      pending: ['clock', 'wait'],
      posted: ['check', 'ok'],
      refused: ['bar', 'mute'],
      withdrawn: ['back', 'mute'],
    },
  },
  counters: [
    {
      value: 'pointsToConfirmCount',
      badgeOn: 'score',
      dotOn: 'points-adjust',
    },
  ],
  actions: [
    {
      key: 'new-points-adjustment',
      labelKey: 'pointsAdjustment.create',
      to: '/score/manage?dialog=create',
      needs: anyOf('x_points_adjust'),
    },
  ],
});
