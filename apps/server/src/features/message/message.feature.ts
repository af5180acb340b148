import { defineFeature } from '../../platform/feature.ts';
import { messageJobs } from './message.jobs.ts';
import { messageRoutes } from './message.routes.ts';
import { messageSubscriptions } from './message.subscriptions.ts';
import { messageReportRoutes } from './report.routes.ts';

export const messageFeature = defineFeature({
  noun: 'message',
  tables: ['message', 'message_alert', 'message_mail', 'message_mute', 'message_sending', 'ticket'],
  routes: ({ live, settings }) => [...messageRoutes(live, settings), ...messageReportRoutes],
  jobs: ({ settings }) => messageJobs(settings.publicUrl),
  subscriptions: messageSubscriptions,
});
