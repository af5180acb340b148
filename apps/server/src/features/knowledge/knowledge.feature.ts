import { knowledgeApi } from '@rondo/contract/knowledge';
import { defineFeature } from '../../platform/feature.ts';
import { totalOf } from '../../platform/menu-count.ts';
import { requests } from './actions/requests.ts';
import { knowledgeInHand } from './in-hand.ts';
import { knowledgeIntegrity } from './integrity.queries.ts';
import { knowledgeJobs } from './knowledge.jobs.ts';
import { knowledgeRoutes } from './knowledge.routes.ts';

export const knowledgeFeature = defineFeature({
  noun: 'knowledge',
  tables: [
    'knowledge_node',
    'knowledge_grant',
    'knowledge_version',
    'knowledge_favourite',
    'knowledge_visit',
    'knowledge_request',
    'knowledge_upload',
  ],
  routes: ({ store }) => knowledgeRoutes(store),
  jobs: ({ store }) => knowledgeJobs(store),
  inHand: [knowledgeInHand],
  integrity: knowledgeIntegrity,
  menuCounts: [
    {
      name: 'knowledgeRequestCount',
      needs: null,
      count: totalOf(knowledgeApi.requests, requests, { state: ['pending'] }),
    },
  ],
});
