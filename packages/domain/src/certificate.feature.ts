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
  systemTexts: [
    'certificate_due_business_licence',
    'certificate_due_food_licence',
    'certificate_due_fire_check',
    'certificate_due_health',
    'certificate_due_other',
    'certificate_expired_business_licence',
    'certificate_expired_food_licence',
    'certificate_expired_fire_check',
    'certificate_expired_health',
    'certificate_expired_other',
    'certificate_many',
  ],
} as const satisfies DomainFeature;
