import { defineFeature } from '../../shared/feature.ts';

/** It has no page: its settings are opened from the health of data. */
export const flowAlertFeature = defineFeature({ noun: 'flow-alert', routes: [] });
