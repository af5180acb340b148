import { defineFeature } from '../../platform/feature.ts';
import { leakRoutes } from './leak.routes.ts';

export const leakFeature = defineFeature({ noun: 'leak', routes: leakRoutes });
