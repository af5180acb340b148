import type { DomainFeature } from './domain-feature.ts';

/** Help is open to everybody signed in (section 6). */
export const helpFeature = {
  noun: 'help',
  pages: { '/help': null },
} as const satisfies DomainFeature;
