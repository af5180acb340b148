import { defineFeature } from '../../shared/feature.ts';

/** It has no page: its frames stand beside check-ins and rectifications. */
export const cameraCheckFeature = defineFeature({ noun: 'camera-check', routes: [] });
