import { defineFeature } from '../../platform/feature.ts';
import { feedbackRoutes } from './feedback.routes.ts';
import { feedbackExport } from './feedback-export.ts';

export const feedbackFeature = defineFeature({
  noun: 'feedback',
  tables: ['feedback'],
  routes: feedbackRoutes,
  works: [feedbackExport.work],
});
