import type { DomainFeature } from './domain-feature.ts';

export const leakFeature = {
  noun: 'leak',
  auditKinds: ['leak'],
  pages: { '/user/leak': { kind: 'any', codes: ['x_company_setting'] } },
} as const satisfies DomainFeature;
