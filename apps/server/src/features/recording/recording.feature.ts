import { defineFeature } from '../../platform/feature.ts';
import { recordingJobs } from './recording.jobs.ts';
import { recordingRoutes } from './recording.routes.ts';

export const recordingFeature = defineFeature({
  noun: 'recording',
  tables: ['recording_setting', 'recording_plan', 'recording_segment', 'recording_hold'],
  routes: recordingRoutes,
  jobs: ({ media, secrets }) => recordingJobs({ media, secrets }),
});
