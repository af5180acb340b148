import { defineFeature } from '../../platform/feature.ts';
import { startRoutes } from './start.routes.ts';

export const startFeature = defineFeature({ noun: 'start', routes: startRoutes });
