import type { DomainFeature } from './domain-feature.ts';

export const pointsRuleFeature = {
  noun: 'points-rule',
  auditKinds: ['pointsRule'],
  codes: ['x_points_manage'],
  pages: { '/score/rule': null },
} as const satisfies DomainFeature;
