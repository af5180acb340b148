import { departmentApi } from '@rondo/contract/department';
import { bind } from '../../platform/http/binding.ts';
import { importActions } from '../../platform/import/actions.ts';
import { move } from './actions/move.ts';
import { remove } from './actions/remove.ts';
import { tree } from './actions/tree.ts';
import { create, update } from './actions/write.ts';
import { departmentImport } from './import/definition.ts';

export const departmentRoutes = bind(departmentApi, {
  tree,
  create,
  update,
  move,
  remove,
  ...importActions(departmentImport),
});
