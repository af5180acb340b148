import type { DomainFeature } from './domain-feature.ts';

export const templateFeature = {
  noun: 'template',
  jobs: {
    'item.import': { counts: 'row', changes: ['template'] },
    'template.generate': { counts: 'percent', changes: ['template'] },
  },
  auditKinds: ['template'],
  codes: ['template_manage', 'x_template_publish'],
  pages: { '/inspect/template': { kind: 'any', codes: ['template_manage'] } },
} as const satisfies DomainFeature;
