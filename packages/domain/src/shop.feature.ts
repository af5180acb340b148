import type { DomainFeature } from './domain-feature.ts';

export const shopFeature = {
  noun: 'shop',
  jobs: {
    'shop.import': { counts: 'row', changes: ['shop', 'shopGroup'] },
    'shop.copy': { counts: 'row', changes: ['shop'] },
    'shop.export': { counts: 'row', changes: [] },
  },
  auditKinds: ['shop', 'shop_field'],
  codes: ['shop', 'shop_list', 'shop_store'],
  pages: {
    '/shop': { kind: 'any', codes: ['shop_store'] },
    '/shop/settings': { kind: 'any', codes: ['x_company_setting'] },
  },
  handoverKinds: ['shop'],
  systemTexts: {
    shop_opened: { category: 'system', as: 'manager' },
    shop_closed: { category: 'system', as: 'manager' },
    shop_reopened: { category: 'system', as: 'manager' },
    shop_closing_planned: { category: 'system', as: 'manager' },
    shop_closing_withdrawn: { category: 'system', as: 'manager' },
  },
} as const satisfies DomainFeature;
