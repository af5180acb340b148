import type { DomainFeature } from './domain-feature.ts';

const make = { kind: 'any', codes: ['x_kb_root', 'announcement_mange'] } as const;

export const learningFeature = {
  noun: 'learning',
  jobs: {
    'learning.export': { counts: 'row', changes: [] },
  },
  auditKinds: ['learning'],
  handoverKinds: ['learning_own'],
  // Everybody learns what concerns them; the lists that are managed, and whose people one sees, are asked for behind the page.
  pages: { '/knowledge/learning': null, '/knowledge/learning/edit': make, '/knowledge/learning/report': null },
  systemTexts: {
    learning_published: { category: 'system', as: 'recipient' },
    learning_reminder: { category: 'system', as: 'recipient', mustAct: true },
    learning_due_soon: { category: 'system', as: 'recipient', mustAct: true },
    learning_overdue: { category: 'system', as: 'recipient', mustAct: true },
    learning_overdue_team: { category: 'system', as: 'superior' },
  },
} as const satisfies DomainFeature;
