import { defineFeature } from '../../platform/feature.ts';

/** What all work has in common: it is found, moved, waited for and handed over (decisions 0001, 0032). */
export const processFeature = defineFeature({ noun: 'process', tables: ['turn'] });
