import { anyOf } from '@rondo/contract/kit/endpoint';
import { Megaphone } from 'lucide-react';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const noticeFeature = defineFeature({
  noun: 'notice',
  routes: [
    pageRow('/notice', { page: () => import('./pages/notice-page.tsx'), titleKey: 'notice.title' }),
    pageRow('/notice/edit', { page: () => import('./pages/edit-page.tsx'), titleKey: 'notice.form.newTitle' }),
  ],
  menu: {
    entries: [
      {
        key: 'notice',
        labelKey: 'app.menu.notice',
        icon: Megaphone,
        pages: ['/notice'],
        needs: anyOf('announcement_mange', 'all_announcement'),
      },
    ],
  },
  states: {
    notice: {
      draft: ['dashed', 'mute'],
      pending_approval: ['half', 'wait'],
      pending_send: ['clock', 'wait'],
      sent: ['check', 'ok'],
      withdrawn: ['back', 'mute'],
    },
  },
  find: () => import('./find.ts'),
  actions: [{ key: 'new-notice', labelKey: 'notice.create', to: '/notice/edit', needs: anyOf('announcement_mange') }],
});
