import { defineFeature } from '../../platform/feature.ts';
import { subscriptionInHand } from './in-hand.ts';
import { subscriptionJobs } from './subscription.jobs.ts';
import { subscriptionRoutes } from './subscription.routes.ts';

export const subscriptionFeature = defineFeature({
  noun: 'subscription',
  tables: [
    'subscription',
    'subscription_address',
    'subscription_delivery',
    'subscription_recipient',
    'subscription_refusal',
    'subscription_run',
    'subscription_setting',
    'subscription_unopened',
  ],
  routes: ({ settings }) => subscriptionRoutes(settings),
  jobs: ({ settings }) => subscriptionJobs(settings),
  inHand: [subscriptionInHand],
});
