import { defineFeature } from '../../platform/feature.ts';
import { supportRoutes } from './support.routes.ts';

export const supportFeature = defineFeature({ noun: 'support', routes: supportRoutes });
