import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const certificateFeature = defineFeature({
  noun: 'certificate',
  routes: [
    pageRow('/certificate', { page: () => import('./pages/certificate-page.tsx'), titleKey: 'certificate.title' }),
  ],
  menu: { lines: [{ entry: 'shop', key: 'certificate', labelKey: 'certificate.title', path: '/certificate' }] },
  states: {
    certificate: {
      valid: ['check', 'ok'],
      due60: ['clock', 'mute'],
      due30: ['clock', 'wait'],
      due7: ['alarm', 'warn'],
      expired: ['octagon', 'bad'],
    },
  },
  find: () => import('./find.ts'),
  actions: [
    {
      key: 'new-certificate',
      labelKey: 'certificate.create',
      to: '/certificate?dialog=create',
      needs: anyOf('shop_store', 'frame_staff'),
    },
  ],
});
