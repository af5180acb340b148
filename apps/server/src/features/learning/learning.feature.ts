import { defineFeature } from '../../platform/feature.ts';
import { toLearn } from './actions/mine.ts';
import { learningInHand } from './in-hand.ts';
import { learningJobs } from './learning.jobs.ts';
import { learningMessages } from './learning.messages.ts';
import { learningRoutes } from './learning.routes.ts';
import { reportExport } from './report-export.ts';

export const learningFeature = defineFeature({
  noun: 'learning',
  tables: ['learning', 'learning_file', 'learning_member', 'learning_reading', 'learning_attempt'],
  routes: learningRoutes,
  jobs: learningJobs,
  works: [reportExport.work],
  inHand: [learningInHand],
  subscriptions: learningMessages,
  menuCounts: [{ name: 'toLearnCount', needs: null, count: toLearn }],
});
