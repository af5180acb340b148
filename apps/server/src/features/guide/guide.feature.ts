import { defineFeature } from '../../platform/feature.ts';
import { guideRoutes } from './guide.routes.ts';

export const guideFeature = defineFeature({ noun: 'guide', tables: ['guide_skip'], routes: guideRoutes });
