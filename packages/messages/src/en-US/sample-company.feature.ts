import type { Shape } from '../shape.ts';
import type { sampleCompanyFeature as zh } from '../zh-CN/sample-company.feature.ts';

export const sampleCompanyFeature = {
  job: { kind: { sample: { load: 'Load the sample company', remove: 'Remove the sample company' } } },
  error: {
    SAMPLE_NOT_EMPTY: 'The company has stores: a sample company cannot be loaded any more',
    SAMPLE_LOADED: 'The sample company is there, or is being loaded or removed',
    SAMPLE_MEMBER: '{name} is of the sample company: they cannot be changed, only removed with it',
  },
  audit: {
    kind: { sample_company: 'Sample company' },
    event: { sample_company: { loaded: 'loaded the sample company', removed: 'removed the sample company' } },
  },
} satisfies Shape<typeof zh>;
