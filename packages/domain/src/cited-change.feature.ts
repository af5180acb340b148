import type { DomainFeature } from './domain-feature.ts';

export const citedChangeFeature = {
  noun: 'cited-change',
  auditKinds: ['cited_change'],
  pages: { '/inspect/cited': { kind: 'any', codes: ['template_manage'] } },
  systemTexts: {
    cited_changed: { category: 'inspection', as: 'keeper' },
  },
} as const satisfies DomainFeature;
