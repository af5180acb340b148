import type { Shape } from '../shape.ts';
import type { flowReadingFeature as zh } from '../zh-CN/flow-reading.feature.ts';

export const flowReadingFeature = {
  audit: {
    kind: { flowReading: 'Footfall data' },
    event: {
      flowReading: {
        imported: 'imported footfall',
        sales_imported: 'imported sales',
        excluded: 'left a day out of the figures',
        included: 'took a day into the figures again',
      },
    },
  },
} satisfies Shape<typeof zh>;
