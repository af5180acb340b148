import { allOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

/** What waits for a judgement, whenever it happened. */
const WAITING = '/inspect/overviewOfResults?state=new';

export const aiEventFeature = defineFeature({
  noun: 'ai-event',
  routes: [
    pageRow('/inspect/overview', { page: () => import('./pages/overview-page.tsx'), titleKey: 'aiEvent.overview' }),
    pageRow('/inspect/overviewOfResults', {
      page: () => import('./pages/results-page.tsx'),
      titleKey: 'aiEvent.title',
    }),
    pageRow('/inspect/aiStatistics', {
      page: () => import('./pages/statistics-page.tsx'),
      titleKey: 'aiEvent.statistics',
    }),
  ],
  menu: {
    lines: [
      {
        entry: 'inspect',
        key: 'overview',
        labelKey: 'app.inspectMenu.overview',
        path: '/inspect/overview',
        covers: ['/inspect/overviewOfResults', '/inspect/aiStatistics'],
      },
    ],
  },
  counters: [{ value: 'aiEventCount', badgeOn: 'inspect', countOn: 'overview', opens: WAITING }],
  actions: [
    { key: 'ai-events', labelKey: 'aiEvent.toJudge', to: WAITING, needs: allOf('ai_inspect_stat', 'shop_list') },
  ],
  states: {
    aiEvent: {
      new: ['diamond', 'warn'],
      confirmed: ['diamondCheck', 'bad'],
      false_alarm: ['diamondSlash', 'mute'],
      ignored: ['diamondDashed', 'mute'],
    },
  },
});
