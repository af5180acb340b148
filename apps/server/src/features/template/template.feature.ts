import { defineFeature } from '../../platform/feature.ts';
import { templateGenerate } from './generate-work.ts';
import { itemImport } from './import/definition.ts';
import { templateRoutes } from './template.routes.ts';

export const templateFeature = defineFeature({
  noun: 'template',
  tables: ['template', 'template_version', 'template_generation'],
  routes: ({ model }) => templateRoutes(model),
  imports: [itemImport],
  works: ({ store, model }) => [templateGenerate({ store, model })],
});
