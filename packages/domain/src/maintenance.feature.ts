import type { DomainFeature } from './domain-feature.ts';

export const maintenanceFeature = {
  noun: 'maintenance',
  systemTexts: {
    integrity_found: { category: 'system', as: 'owner', mustAct: true },
  },
} as const satisfies DomainFeature;
