import type { Shape } from '../shape.ts';
import type { doubleInspectionFeature as zh } from '../zh-CN/double-inspection.feature.ts';

export const doubleInspectionFeature = {
  audit: {
    kind: { doubleInspection: 'Double inspection' },
    event: { doubleInspection: { edited: 'changed the share of double inspections' } },
    field: { percent: 'share (%)' },
  },
} satisfies Shape<typeof zh>;
