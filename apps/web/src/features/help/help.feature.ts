import { signedIn } from '@rondo/contract/kit/endpoint';
import { CircleHelp } from 'lucide-react';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

/** Open to everybody signed in (section 6). */
export const helpFeature = defineFeature({
  noun: 'help',
  routes: [
    pageRow('/help', { page: () => import('./pages/help-page.tsx'), titleKey: 'help.title' }),
    {
      path: '/help/:id',
      needs: signedIn,
      page: () => import('./pages/article-page.tsx'),
      titleKey: 'help.article',
    },
  ],
  menu: {
    entries: [{ key: 'help', labelKey: 'app.menu.help', icon: CircleHelp, pages: ['/help'], needs: signedIn }],
  },
});
