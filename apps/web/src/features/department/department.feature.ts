import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const departmentFeature = defineFeature({
  noun: 'department',
  routes: [
    pageRow('/user/department', { page: () => import('./pages/department-page.tsx'), titleKey: 'department.title' }),
  ],
  menu: {
    lines: [{ entry: 'frame', key: 'department', labelKey: 'app.frameMenu.department', path: '/user/department' }],
  },
});
