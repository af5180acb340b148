import type { DomainFeature } from './domain-feature.ts';

export const handoverFeature = {
  noun: 'handover',
  systemTexts: {
    handed_over: { category: 'system', as: 'recipient', mustAct: true },
    orphans_found: { category: 'system', as: 'owner', mustAct: true },
  },
} as const satisfies DomainFeature;
