import type { DomainFeature } from './domain-feature.ts';

export const aiRuleFeature = {
  noun: 'ai-rule',
  jobs: {
    'ai.export': { counts: 'row', changes: [] },
    'ai.trial': { counts: 'row', changes: ['aiRule'] },
  },
  handoverKinds: ['ai_rule_edit', 'ai_rule_handle', 'ai_rule_review', 'ai_rule_notify'],
  auditKinds: ['aiRule', 'aiCamera'],
  codes: ['x_ai_rule'],
  pages: {
    '/ai': { kind: 'any', codes: ['shop'] },
    '/cmsHelp/AiRule': { kind: 'any', codes: ['x_support'] },
  },
  systemTexts: {
    ai_rule_muted: { category: 'ai_event', as: 'rule_editor' },
    ai_camera_moved: { category: 'ai_event', as: 'rule_editor' },
  },
} as const satisfies DomainFeature;
