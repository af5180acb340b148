import type { DomainFeature } from './domain-feature.ts';

export const senderFeature = {
  noun: 'sender',
  auditKinds: ['sender'],
  pages: { '/sender': { kind: 'any', codes: ['x_company_setting'] } },
} as const satisfies DomainFeature;
