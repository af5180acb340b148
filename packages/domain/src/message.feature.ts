import type { DomainFeature } from './domain-feature.ts';

export const messageFeature = {
  noun: 'message',
  pages: { '/message': null },
  messageCategories: ['system'],
} as const satisfies DomainFeature;
