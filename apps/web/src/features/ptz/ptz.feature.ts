import { defineFeature } from '../../shared/feature.ts';

/** It has no page: what turns a camera stands beside its live picture. */
export const ptzFeature = defineFeature({ noun: 'ptz', routes: [] });
