import { defineFeature } from '../../platform/feature.ts';
import { assistantJobs } from './assistant.jobs.ts';
import { assistantRoutes } from './assistant.routes.ts';
import { waitingQuestions } from './waiting-questions.ts';

export const assistantFeature = defineFeature({
  noun: 'assistant',
  tables: ['assistant_session', 'assistant_message', 'unanswered_question'],
  routes: ({ model }) => assistantRoutes(model),
  jobs: assistantJobs,
  menuCounts: [{ name: 'unansweredCount', needs: null, count: waitingQuestions }],
});
