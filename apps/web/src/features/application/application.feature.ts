import { anyOf } from '@rondo/contract/kit/endpoint';
import { memberApplyCount } from '@rondo/contract/member-apply-count';
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
      ask: (call) => call(memberApplyCount, {}, { keepsMemory: true }),
      badgeOn: 'frame',
      dotOn: 'member',
    },
  ],
});
