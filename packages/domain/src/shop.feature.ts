import type { DomainFeature } from './domain-feature.ts';

export const shopFeature = {
  noun: 'shop',
  auditKinds: ['shop'],
  codes: ['shop', 'shop_list', 'shop_store'],
  pages: { '/shop': { kind: 'any', codes: ['shop_store'] } },
  handoverKinds: ['shop'],
  systemTexts: ['shop_opened', 'shop_closed', 'shop_reopened', 'shop_closing_planned', 'shop_closing_withdrawn'],
} as const satisfies DomainFeature;
