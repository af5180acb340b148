import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const inspectSettingFeature = defineFeature({
  noun: 'inspect-setting',
  routes: [
    pageRow('/inspect/settings', {
      page: () => import('./pages/inspect-setting-page.tsx'),
      titleKey: 'inspectSetting.title',
    }),
  ],
  menu: {
    lines: [{ entry: 'inspect', key: 'settings', labelKey: 'app.inspectMenu.settings', path: '/inspect/settings' }],
  },
  actions: [
    {
      key: 'simulate-process',
      labelKey: 'inspectSetting.simulator',
      to: '/inspect/settings?tab=simulator',
      needs: anyOf('x_issue_settings'),
    },
  ],
});
