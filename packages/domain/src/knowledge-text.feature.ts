import type { DomainFeature } from './domain-feature.ts';

export const knowledgeTextFeature = {
  noun: 'knowledge-text',
  auditKinds: ['synonym'],
} as const satisfies DomainFeature;
