import type { DomainFeature } from './domain-feature.ts';

export const maintenanceFeature = {
  noun: 'maintenance',
  systemTexts: ['integrity_found'],
} as const satisfies DomainFeature;
