import { defineFeature } from '../../platform/feature.ts';
import { certificateExport } from './actions/export.ts';
import { certificateJobs } from './certificate.jobs.ts';
import { certificateRoutes } from './certificate.routes.ts';
import { certificateImport } from './import/definition.ts';
import { certificateInHand } from './in-hand.ts';

export const certificateFeature = defineFeature({
  noun: 'certificate',
  tables: ['certificate'],
  routes: certificateRoutes,
  jobs: certificateJobs,
  works: [certificateExport],
  imports: [certificateImport],
  inHand: [certificateInHand],
});
