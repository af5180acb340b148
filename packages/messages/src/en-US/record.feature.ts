import type { Shape } from '../shape.ts';
import type { recordFeature as zh } from '../zh-CN/record.feature.ts';

export const recordFeature = {
  job: { kind: { record: { export: 'Export inspection records', items: 'Export inspection items' } } },
  state: {
    record: {
      draft: 'Draft',
      submitted: 'Submitted',
      in_review: 'In review',
      returned: 'Returned',
      effective: 'Effective',
      void: 'Void',
      compared: 'Comparison',
    },
    level: {
      excellent: 'Excellent',
      good: 'Good',
      pass: 'Pass',
      fail: 'Fail',
    },
  },
  audit: {
    kind: {
      record: 'Report',
    },
    event: {
      record: {
        submit: 'submitted the report',
        resubmit: 'submitted the report again:',
        accept: 'accepted the report',
        return: 'returned the report',
        edit: 'changed an answer of the report:',
        void: 'voided the report',
        compare: 'submitted the comparison report',
      },
    },
  },
} satisfies Shape<typeof zh>;
