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
  systemTexts: [
    ...(['notice_sent', 'notice_reminder', 'notice_empty'] as const),
    ...(['notice_asked', 'notice_approved', 'notice_refused', 'notice_no_tasks'] as const),
  ],
} as const satisfies DomainFeature;
