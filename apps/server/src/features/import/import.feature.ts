import { defineFeature } from '../../platform/feature.ts';
import { importRoutes } from './import.routes.ts';
import { importWork } from './import-work.ts';

export const importFeature = defineFeature({
  noun: 'import',
  tables: ['import_row'],
  routes: ({ imports }) => importRoutes(imports),
  works: ({ imports }) => imports.map(importWork),
});
