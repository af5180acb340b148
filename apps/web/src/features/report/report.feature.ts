import { defineFeature } from '../../shared/feature.ts';

/** Reports have no page of their own inside of the application: `app/verify-start.tsx` stands before it. */
export const reportFeature = defineFeature({ noun: 'report' });
