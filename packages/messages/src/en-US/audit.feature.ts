import type { Shape } from '../shape.ts';
import type { auditFeature as zh } from '../zh-CN/audit.feature.ts';

export const auditFeature = {
  job: { kind: { audit: { export: 'Export audit log' } } },
} satisfies Shape<typeof zh>;
