import type { DomainFeature } from './domain-feature.ts';

export const certificateFeature = {
  noun: 'certificate',
  jobs: {
    'certificate.import': { counts: 'row', changes: ['certificate'] },
    'certificate.export': { counts: 'row', changes: [] },
  },
  auditKinds: ['certificate'],
  handoverKinds: ['certificate'],
  // Everybody sees their own; those of stores are asked for behind the page.
  pages: { '/certificate': null },
  systemTexts: {
    certificate_due_business_licence: { category: 'system', as: 'keeper' },
    certificate_due_food_licence: { category: 'system', as: 'keeper' },
    certificate_due_fire_check: { category: 'system', as: 'keeper' },
    certificate_due_health: { category: 'system', as: 'keeper' },
    certificate_due_other: { category: 'system', as: 'keeper' },
    certificate_expired_business_licence: { category: 'system', as: 'keeper' },
    certificate_expired_food_licence: { category: 'system', as: 'keeper' },
    certificate_expired_fire_check: { category: 'system', as: 'keeper' },
    certificate_expired_health: { category: 'system', as: 'keeper' },
    certificate_expired_other: { category: 'system', as: 'keeper' },
    certificate_many: { category: 'system', as: 'keeper' },
  },
} as const satisfies DomainFeature;
