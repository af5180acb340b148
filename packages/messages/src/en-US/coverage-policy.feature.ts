import type { Shape } from '../shape.ts';
import type { coveragePolicyFeature as zh } from '../zh-CN/coverage-policy.feature.ts';

export const coveragePolicyFeature = {
  state: {
    coveragePolicy: { active: 'Active', stopped: 'Stopped' },
    coverage: { overdue: 'Overdue', due: 'Due', done: 'Covered' },
  },
  audit: {
    kind: { coveragePolicy: 'Coverage policy' },
    event: {
      coveragePolicy: {
        created: 'created the coverage policy',
        edited: 'edited the coverage policy',
        stop: 'stopped the coverage policy',
        resume: 'resumed the coverage policy',
      },
    },
    field: { tag: 'Tag', atLeast: 'Inspections', per: 'Period' },
  },
} satisfies Shape<typeof zh>;
