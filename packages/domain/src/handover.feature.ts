import type { DomainFeature } from './domain-feature.ts';

export const handoverFeature = {
  noun: 'handover',
  systemTexts: ['handed_over', 'orphans_found'],
} as const satisfies DomainFeature;
