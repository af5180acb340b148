import { defineFeature } from '../../platform/feature.ts';
import { departmentRoutes } from './department.routes.ts';
import { departmentImport } from './import/definition.ts';
import { departmentInHand } from './in-hand.ts';

export const departmentFeature = defineFeature({
  noun: 'department',
  tables: ['department', 'department_head'],
  routes: departmentRoutes,
  imports: [departmentImport],
  inHand: [departmentInHand],
});
