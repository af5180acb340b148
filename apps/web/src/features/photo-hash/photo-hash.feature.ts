import { defineFeature } from '../../shared/feature.ts';

/** It has no page: what looks alike stands where photos are handed in and reviewed. */
export const photoHashFeature = defineFeature({ noun: 'photo-hash', routes: [] });
