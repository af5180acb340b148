import { defineFeature } from '../../platform/feature.ts';
import { subscriptionRoutes } from './subscription.routes.ts';

export const subscriptionFeature = defineFeature({
  noun: 'subscription',
  tables: ['subscription'],
  routes: subscriptionRoutes,
});
