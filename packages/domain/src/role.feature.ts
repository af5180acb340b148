import type { DomainFeature } from './domain-feature.ts';

export const roleFeature = {
  noun: 'role',
  auditKinds: ['role'],
  codes: ['frame_role'],
  pages: { '/user/role': { kind: 'any', codes: ['frame_role'] } },
  systemTexts: {
    access_changed: { category: 'system', as: 'self' },
    access_asked: { category: 'system', as: 'administrator', mustAct: true },
  },
} as const satisfies DomainFeature;
