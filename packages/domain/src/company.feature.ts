import type { DomainFeature } from './domain-feature.ts';

export const companyFeature = {
  noun: 'company',
  auditKinds: ['company'],
  codes: ['x_company_setting', 'x_transfer_owner', 'x_dissolve'],
} as const satisfies DomainFeature;
