import type { Shape } from '../shape.ts';
import type { jobFeature as zh } from '../zh-CN/job.feature.ts';

export const jobFeature = {
  error: { EXPORT_IN_BACKGROUND: 'More than 1,000 rows: export them as background work' },
  notification: {
    kind: { system: { job: 'Background work' } },
    system: {
      work_ready: { title: 'File ready: {name}', body: 'Download it in “Background work”; it is kept for 7 days.' },
      work_failed: { title: 'Background work failed: {name}', body: '“Background work” says why.' },
    },
  },
} satisfies Shape<typeof zh>;
