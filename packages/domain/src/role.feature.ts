import type { DomainFeature } from './domain-feature.ts';

export const roleFeature = {
  noun: 'role',
  auditKinds: ['role'],
  codes: ['frame_role'],
  pages: { '/user/role': { kind: 'any', codes: ['frame_role'] } },
  systemTexts: ['access_changed', 'access_asked'],
} as const satisfies DomainFeature;
