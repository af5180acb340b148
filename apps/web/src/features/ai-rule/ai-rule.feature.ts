import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const aiRuleFeature = defineFeature({
  noun: 'ai-rule',
  routes: [
    pageRow('/ai', { page: () => import('./pages/ai-page.tsx'), titleKey: 'aiRule.title' }),
    pageRow('/cmsHelp/AiRule', {
      page: () => import('./pages/support-page.tsx'),
      titleKey: 'aiRule.support.title',
      frame: 'bare',
    }),
  ],
  menu: { lines: [{ entry: 'shop', key: 'ai', labelKey: 'aiRule.title', path: '/ai' }] },
  states: {
    aiRule: {
      shadow: ['dashed', 'wait'],
      live: ['quarter', 'ok'],
      muted: ['pause', 'warn'],
      off: ['bar', 'mute'],
    },
  },
  actions: [{ key: 'new-ai-rule', labelKey: 'aiRule.create', to: '/ai?dialog=create', needs: anyOf('x_ai_rule') }],
});
