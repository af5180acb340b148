import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

/** Open to everybody signed in (section 6): what is listed is what the reader may see. */
export const pointsFeature = defineFeature({
  noun: 'points',
  routes: [
    pageRow('/score', { page: () => import('./pages/points-page.tsx'), titleKey: 'points.title' }),
    pageRow('/score/scoreList', { page: () => import('./pages/ledger-page.tsx'), titleKey: 'points.ledger' }),
  ],
  menu: {
    lines: [
      { entry: 'score', key: 'points', labelKey: 'points.title', path: '/score' },
      { entry: 'score', key: 'points-ledger', labelKey: 'points.ledger', path: '/score/scoreList' },
    ],
  },
});
