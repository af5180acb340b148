import { defineFeature } from '../../platform/feature.ts';

/** One-time codes; the endpoints that ask for one belong to `account`, `company` and `dissolution`. */
export const codeFeature = defineFeature({ noun: 'code', tables: ['one_time_code'] });
