import { anyOf } from '@rondo/contract/kit/endpoint';
import { memberApi } from '@rondo/contract/member';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';
import { applicationLooks } from './application-looks.ts';

export const applicationFeature = defineFeature({
  noun: 'application',
  routes: [
    pageRow('/user/apply', { page: () => import('./pages/application-page.tsx'), titleKey: 'application.title' }),
  ],
  states: applicationLooks,
  counters: [
    {
      value: 'applyCount',
      needs: anyOf('frame_staff'),
      ask: (call) => call(memberApi.applyCount, {}, { keepsMemory: true }),
      badgeOn: 'frame',
      dotOn: 'member',
    },
  ],
});
