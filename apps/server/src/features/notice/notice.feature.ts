import { defineFeature } from '../../platform/feature.ts';
import { noticeInHand } from './in-hand.ts';
import { noticeJobs } from './notice.jobs.ts';
import { noticeMessages } from './notice.messages.ts';
import { noticeRoutes } from './notice.routes.ts';
import { noticeSend } from './notice-work.ts';
import { readersExport } from './readers-export.ts';

export const noticeFeature = defineFeature({
  noun: 'notice',
  tables: ['notice', 'notice_recipient'],
  routes: noticeRoutes,
  jobs: noticeJobs,
  works: [noticeSend, readersExport.work],
  inHand: [noticeInHand],
  subscriptions: noticeMessages,
});
