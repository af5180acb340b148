import { defineFeature } from '../../platform/feature.ts';

/** Whose turn an object is; `task` and `rectification` say so with every move. */
export const turnFeature = defineFeature({ noun: 'turn', tables: ['turn'] });
