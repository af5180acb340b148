import { defineFeature } from '../../platform/feature.ts';
import { itemImport } from './import/definition.ts';
import { templateRoutes } from './template.routes.ts';

export const templateFeature = defineFeature({
  noun: 'template',
  tables: ['template', 'template_version'],
  routes: templateRoutes,
  imports: [itemImport],
});
