import type { DomainFeature } from './domain-feature.ts';

export const deviceFeature = {
  noun: 'device',
  jobs: {
    'device.export': { counts: 'row', changes: [] },
    'device.import': { counts: 'row', changes: ['device', 'surveillance'] },
  },
  codes: ['x_device'],
  auditKinds: ['device'],
  systemTexts: ['device_away', 'device_back', 'devices_away', 'devices_back'],
  pages: { '/device': { kind: 'any', codes: ['shop'] } },
} as const satisfies DomainFeature;
