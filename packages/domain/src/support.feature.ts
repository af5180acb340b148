import type { DomainFeature } from './domain-feature.ts';

export const supportFeature = {
  noun: 'support',
  codes: ['x_support'],
  pages: { '/cmsHelp/taskDetail': { kind: 'any', codes: ['x_support'] } },
} as const satisfies DomainFeature;
