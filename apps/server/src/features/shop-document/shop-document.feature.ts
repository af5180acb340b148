import { defineFeature } from '../../platform/feature.ts';
import { shopDocumentJobs } from './shop-document.jobs.ts';
import { shopDocumentRoutes } from './shop-document.routes.ts';

export const shopDocumentFeature = defineFeature({
  noun: 'shop-document',
  tables: ['shop_document'],
  routes: shopDocumentRoutes,
  jobs: shopDocumentJobs,
});
