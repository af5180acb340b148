import { departmentApi } from '@rondo/contract/department';
import { bind } from '../../platform/http/binding.ts';
import { checkImport, importTemplate, runImport } from './actions/import.ts';
import { move } from './actions/move.ts';
import { remove } from './actions/remove.ts';
import { tree } from './actions/tree.ts';
import { create, update } from './actions/write.ts';

export const departmentRoutes = bind(departmentApi, {
  tree,
  create,
  update,
  move,
  remove,
  importTemplate,
  checkImport,
  runImport,
});
