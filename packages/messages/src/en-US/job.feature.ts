import type { Shape } from '../shape.ts';
import type { jobFeature as zh } from '../zh-CN/job.feature.ts';

export const jobFeature = {
  error: { EXPORT_IN_BACKGROUND: 'More than 1,000 rows: export them as background work' },
} satisfies Shape<typeof zh>;
