import type { Shape } from '../shape.ts';
import type { flowReadingFeature as zh } from '../zh-CN/flow-reading.feature.ts';

export const flowReadingFeature = {
  job: { kind: { flowreading: { import: 'Import of footfall' }, flowsale: { import: 'Import of sales' } } },
  import: { form: { name: { flowreading: 'Footfall import.xlsx', flowsale: 'Sales import.xlsx' } } },
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
