import type { DomainFeature } from './domain-feature.ts';

export const checkInFeature = {
  noun: 'check-in',
  auditKinds: ['checkIn', 'checkInPolicy'],
  pages: {
    '/inspect/checkIn': null,
    '/inspect/checkIn/settings': { kind: 'any', codes: ['x_company_setting'] },
    '/inspect/checkIn/code': null,
    '/inspect/checkIn/scan': null,
  },
  systemTexts: {
    check_in_flagged: { category: 'inspection', as: 'reviewer' },
    check_in_approved: { category: 'inspection', as: 'initiator' },
    check_in_denied: { category: 'inspection', as: 'initiator' },
  },
  messageCategories: ['inspection'],
} as const satisfies DomainFeature;
