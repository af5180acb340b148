import type { DomainFeature } from './domain-feature.ts';

export const shopDocumentFeature = {
  noun: 'shop-document',
  auditKinds: ['shop_document'],
} as const satisfies DomainFeature;
