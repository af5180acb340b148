import { defineFeature } from '../../platform/feature.ts';
import { noticeInHand } from './in-hand.ts';
import { noticeJobs } from './notice.jobs.ts';
import { noticeMessages } from './notice.messages.ts';
import { noticeRoutes } from './notice.routes.ts';
import { noticeApprove, noticeSend } from './notice-work.ts';
import { readersExport } from './readers-export.ts';

export const noticeFeature = defineFeature({
  noun: 'notice',
  tables: ['notice', 'notice_recipient', 'notice_attempt', 'notice_comment'],
  routes: noticeRoutes,
  jobs: noticeJobs,
  works: [noticeSend, noticeApprove, readersExport.work],
  inHand: [noticeInHand],
  subscriptions: noticeMessages,
});
