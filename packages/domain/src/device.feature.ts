import type { DomainFeature } from './domain-feature.ts';

export const deviceFeature = {
  noun: 'device',
  jobs: {
    'device.export': { counts: 'row', changes: [] },
    'device.import': { counts: 'row', changes: ['device', 'surveillance'] },
  },
  codes: ['x_device'],
  auditKinds: ['device'],
  systemTexts: {
    device_away: { category: 'device', as: 'keeper' },
    device_back: { category: 'device', as: 'keeper' },
    device_card_broken: { category: 'device', as: 'keeper' },
    devices_away: { category: 'device', as: 'keeper' },
    devices_back: { category: 'device', as: 'keeper' },
  },
  pages: { '/device': { kind: 'any', codes: ['shop'] } },
  messageCategories: ['device'],
} as const satisfies DomainFeature;
