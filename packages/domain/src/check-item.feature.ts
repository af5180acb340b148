import type { DomainFeature } from './domain-feature.ts';

/** The check items of a company beside its templates: a tab of their page, kept by whoever keeps templates. */
export const checkItemFeature = {
  noun: 'check-item',
  auditKinds: ['checkItem'],
} as const satisfies DomainFeature;
