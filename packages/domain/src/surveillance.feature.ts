import type { DomainFeature } from './domain-feature.ts';

export const surveillanceFeature = {
  noun: 'surveillance',
  codes: ['x_live'],
  auditKinds: ['camera_view'],
  pages: { '/surveillance': { kind: 'any', codes: ['shop'] } },
} as const satisfies DomainFeature;
