import { anyOf } from '@rondo/contract/kit/endpoint';
import { Contact } from 'lucide-react';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const orgFeature = defineFeature({
  noun: 'org',
  routes: [pageRow('/user/org', { page: () => import('./pages/org-page.tsx'), titleKey: 'org.title' })],
  menu: {
    entries: [
      {
        key: 'frame',
        labelKey: 'app.menu.frame',
        icon: Contact,
        path: '/user',
        // The order of the index route; that of the lines is another.
        pages: ['/user/org', '/user/department', '/user/role', '/user/member', '/user/apply'],
        needs: anyOf('frame'),
      },
    ],
    lines: [{ entry: 'frame', key: 'org', labelKey: 'app.frameMenu.org', path: '/user/org' }],
  },
});
