import type { DomainFeature } from './domain-feature.ts';

export const guideFeature = {
  noun: 'guide',
  pages: { '/guide': null, '/guide/report': { kind: 'any', codes: ['x_company_setting'] } },
} as const satisfies DomainFeature;
