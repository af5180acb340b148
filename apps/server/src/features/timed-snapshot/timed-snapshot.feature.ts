import { defineFeature } from '../../platform/feature.ts';
import { frameExport } from './export.ts';
import { snapshotIntegrity } from './integrity.queries.ts';
import { timedSnapshotJobs } from './timed-snapshot.jobs.ts';
import { timedSnapshotRoutes } from './timed-snapshot.routes.ts';

export const timedSnapshotFeature = defineFeature({
  noun: 'timed-snapshot',
  tables: ['timed_snapshot_setting', 'timed_snapshot', 'timed_snapshot_frame', 'timed_snapshot_judgement'],
  routes: timedSnapshotRoutes,
  works: [frameExport.work],
  integrity: snapshotIntegrity,
  jobs: ({ media, secrets, store }) => timedSnapshotJobs({ media, secrets, store }),
});
