import type { DomainFeature } from './domain-feature.ts';

export const messageFeature = {
  noun: 'message',
  pages: {
    '/message': null,
    '/message/noise': { kind: 'any', codes: ['x_company_setting'] },
    '/message/ledger': { kind: 'any', codes: ['x_company_setting'] },
  },
  messageCategories: ['system'],
} as const satisfies DomainFeature;
