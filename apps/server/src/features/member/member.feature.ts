import { defineFeature } from '../../platform/feature.ts';
import { memberExport } from './actions/export.ts';
import { memberImport } from './import/definition.ts';
import { memberRoutes } from './member.routes.ts';

export const memberFeature = defineFeature({
  noun: 'member',
  routes: ({ settings }) => memberRoutes(settings),
  works: [memberExport],
  imports: ({ settings }) => [memberImport(settings)],
});
