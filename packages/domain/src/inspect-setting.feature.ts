import type { DomainFeature } from './domain-feature.ts';

export const inspectSettingFeature = {
  noun: 'inspect-setting',
  auditKinds: ['process_setting', 'rectification_setting'],
  codes: ['x_issue_settings'],
  pages: { '/inspect/settings': { kind: 'any', codes: ['x_issue_settings'] } },
} as const satisfies DomainFeature;
