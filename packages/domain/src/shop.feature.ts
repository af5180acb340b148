import type { DomainFeature } from './domain-feature.ts';

export const shopFeature = {
  noun: 'shop',
  auditKinds: ['shop'],
  codes: ['shop', 'shop_list', 'shop_store'],
  pages: { '/shop': { kind: 'any', codes: ['shop_store'] } },
  handoverKinds: ['shop'],
} as const satisfies DomainFeature;
