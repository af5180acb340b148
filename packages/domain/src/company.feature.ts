import type { DomainFeature } from './domain-feature.ts';

export const companyFeature = {
  noun: 'company',
  auditKinds: ['company'],
  codes: ['x_company_setting', 'x_transfer_owner', 'x_dissolve'],
  systemTexts: {
    ownership_offered: { category: 'system', as: 'recipient', mustAct: true },
    ownership_accepted: { category: 'system', as: 'initiator' },
    ownership_declined: { category: 'system', as: 'initiator' },
    dissolution_started: { category: 'system', as: 'system', mustAct: true },
    dissolution_taken_back: { category: 'system', as: 'system', mustAct: true },
  },
} as const satisfies DomainFeature;
