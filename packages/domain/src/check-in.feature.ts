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
  systemTexts: ['check_in_flagged', 'check_in_approved', 'check_in_denied'],
} as const satisfies DomainFeature;
