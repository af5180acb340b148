import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const memberFeature = defineFeature({
  noun: 'member',
  routes: [pageRow('/user/member', { page: () => import('./pages/member-page.tsx'), titleKey: 'member.title' })],
  menu: {
    lines: [
      {
        entry: 'frame',
        key: 'member',
        labelKey: 'app.frameMenu.member',
        path: '/user/member',
        covers: ['/user/apply'],
      },
    ],
  },
  states: {
    member: {
      invited: ['dashed', 'wait'],
      active: ['check', 'ok'],
      disabled: ['bar', 'mute'],
      resigned: ['slash', 'mute'],
    },
  },
  find: () => import('./find.ts'),
});
