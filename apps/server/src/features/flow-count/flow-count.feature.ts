import { defineFeature } from '../../platform/feature.ts';
import { flowCountJobs } from './flow-count.jobs.ts';

export const flowCountFeature = defineFeature({
  noun: 'flow-count',
  tables: ['flow_minute', 'flow_count_camera'],
  jobs: ({ media, secrets }) => flowCountJobs({ media, secrets }),
});
