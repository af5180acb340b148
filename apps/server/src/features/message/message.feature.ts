import { defineFeature } from '../../platform/feature.ts';
import { messageJobs } from './message.jobs.ts';
import { messageRoutes } from './message.routes.ts';
import { messageSubscriptions } from './message.subscriptions.ts';

export const messageFeature = defineFeature({
  noun: 'message',
  tables: ['message', 'message_alert', 'message_mail', 'message_mute', 'ticket'],
  routes: ({ live, settings }) => messageRoutes(live, settings),
  jobs: ({ settings }) => messageJobs(settings.publicUrl),
  subscriptions: messageSubscriptions,
});
