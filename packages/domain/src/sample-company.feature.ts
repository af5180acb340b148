import type { DomainFeature } from './domain-feature.ts';

/** A whole company comes or goes. */
const WHOLE_COMPANY = [
  'sampleCompany',
  'me',
  'guide',
  'shop',
  'shopGroup',
  'member',
  'department',
  'template',
  'task',
  'record',
  'rectification',
  'notice',
  'knowledge',
  'statistics',
] as const;

export const sampleCompanyFeature = {
  noun: 'sample-company',
  jobs: {
    'sample.load': { counts: 'percent', changes: WHOLE_COMPANY },
    'sample.remove': { counts: 'percent', changes: WHOLE_COMPANY },
  },
  auditKinds: ['sample_company'],
  pages: { '/guide/sample': { kind: 'any', codes: ['x_company_setting'] } },
} as const satisfies DomainFeature;
