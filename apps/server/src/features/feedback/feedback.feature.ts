import { feedbackApi } from '@rondo/contract/feedback';
import { anyOf } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../platform/feature.ts';
import { totalOf } from '../../platform/menu-count.ts';
import { list } from './actions/read.ts';
import { feedbackRoutes } from './feedback.routes.ts';
import { feedbackExport } from './feedback-export.ts';

export const feedbackFeature = defineFeature({
  noun: 'feedback',
  tables: ['feedback'],
  routes: feedbackRoutes,
  works: [feedbackExport.work],
  menuCounts: [
    { name: 'feedbackCount', needs: anyOf('x_support'), count: totalOf(feedbackApi.list, list, { state: ['open'] }) },
  ],
});
