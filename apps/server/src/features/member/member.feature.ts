import { defineFeature } from '../../platform/feature.ts';
import { memberImport } from './import/definition.ts';
import { memberRoutes } from './member.routes.ts';

export const memberFeature = defineFeature({
  noun: 'member',
  routes: ({ settings }) => memberRoutes(settings),
  imports: ({ settings }) => [memberImport(settings)],
});
