import type { DomainFeature } from './domain-feature.ts';

export const companyFeature = {
  noun: 'company',
  auditKinds: ['company'],
  codes: ['x_company_setting', 'x_transfer_owner', 'x_dissolve'],
  systemTexts: [
    'ownership_offered',
    'ownership_accepted',
    'ownership_declined',
    'dissolution_started',
    'dissolution_taken_back',
  ],
} as const satisfies DomainFeature;
