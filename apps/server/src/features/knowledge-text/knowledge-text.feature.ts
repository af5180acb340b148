import { defineFeature } from '../../platform/feature.ts';
import { knowledgeTextJobs } from './knowledge-text.jobs.ts';
import { knowledgeTextRoutes } from './knowledge-text.routes.ts';
import { knowledgeTextSubscriptions } from './knowledge-text.subscriptions.ts';

export const knowledgeTextFeature = defineFeature({
  noun: 'knowledge-text',
  tables: ['knowledge_text', 'passage', 'passage_word', 'synonym'],
  routes: ({ model }) => knowledgeTextRoutes({ model }),
  jobs: ({ store, model }) => knowledgeTextJobs({ store, model }),
  subscriptions: knowledgeTextSubscriptions,
});
