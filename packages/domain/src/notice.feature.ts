import type { DomainFeature } from './domain-feature.ts';

const write = { kind: 'any', codes: ['announcement_mange'] } as const;

export const noticeFeature = {
  noun: 'notice',
  jobs: {
    'notice.send': { counts: 'person', changes: ['notice'] },
    'notice.approve': { counts: 'person', changes: ['notice'] },
    'notice.export': { counts: 'row', changes: [] },
  },
  auditKinds: ['notice'],
  codes: ['announcement_mange', 'all_announcement'],
  handoverKinds: ['notice_own'],
  // Everybody reads what was sent to them; those that are managed are asked for behind the page.
  pages: { '/notice': null, '/notice/edit': write },
  messageCategories: ['announcement'],
  systemTexts: {
    notice_sent: { category: 'announcement', as: 'recipient', mustAct: true },
    notice_reminder: { category: 'announcement', as: 'recipient', mustAct: true },
    notice_empty: { category: 'announcement', as: 'initiator' },
    notice_asked: { category: 'announcement', as: 'decider', mustAct: true },
    notice_approved: { category: 'announcement', as: 'initiator' },
    notice_refused: { category: 'announcement', as: 'initiator' },
    notice_no_tasks: { category: 'announcement', as: 'initiator' },
  },
} as const satisfies DomainFeature;
