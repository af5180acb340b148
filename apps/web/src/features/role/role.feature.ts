import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const roleFeature = defineFeature({
  noun: 'role',
  routes: [pageRow('/user/role', { page: () => import('./pages/role-page.tsx'), titleKey: 'role.title' })],
  menu: { lines: [{ entry: 'frame', key: 'role', labelKey: 'app.frameMenu.role', path: '/user/role' }] },
});
