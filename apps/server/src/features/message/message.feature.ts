import { defineFeature } from '../../platform/feature.ts';
import { messageRoutes } from './message.routes.ts';
import { messageSubscriptions } from './message.subscriptions.ts';

export const messageFeature = defineFeature({
  noun: 'message',
  tables: ['message', 'message_mute', 'ticket'],
  routes: ({ live, settings }) => messageRoutes(live, settings),
  subscriptions: messageSubscriptions,
});
