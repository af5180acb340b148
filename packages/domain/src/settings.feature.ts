import type { DomainFeature } from './domain-feature.ts';

export const settingsFeature = {
  noun: 'settings',
  pages: { '/settings': null },
} as const satisfies DomainFeature;
