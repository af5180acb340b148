import type { DomainFeature } from './domain-feature.ts';

export const sampleCompanyFeature = {
  noun: 'sample-company',
  auditKinds: ['sample_company'],
  pages: { '/guide/sample': { kind: 'any', codes: ['x_company_setting'] } },
} as const satisfies DomainFeature;
