import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

export const deviceFeature = defineFeature({
  noun: 'device',
  routes: [pageRow('/device', { page: () => import('./pages/device-page.tsx'), titleKey: 'device.title' })],
  menu: { lines: [{ entry: 'shop', key: 'device', labelKey: 'device.title', path: '/device' }] },
  states: {
    device: {
      connecting: ['dashed', 'wait'],
      online: ['dot', 'ok'],
      offline: ['slash', 'bad'],
      restarting: ['back', 'wait'],
    },
    device_command: {
      queued: ['dashed', 'wait'],
      sent: ['quarter', 'wait'],
      acked: ['check', 'ok'],
      failed: ['triangle', 'bad'],
      timeout: ['slash', 'bad'],
    },
    card: {
      normal: ['check', 'ok'],
      none: ['dashed', 'mute'],
      formatting: ['quarter', 'wait'],
      unusable: ['triangle', 'warn'],
      formatted: ['check', 'mute'],
    },
  },
  actions: [{ key: 'new-device', labelKey: 'device.create', to: '/device?dialog=create', needs: anyOf('x_device') }],
});
