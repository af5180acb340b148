import { departmentApi } from '@rondo/contract/department';
import { bind } from '../../platform/http/binding.ts';
import { importActions } from '../../platform/import/actions.ts';
import { move } from './actions/move.ts';
import { remove } from './actions/remove.ts';
import { tree } from './actions/tree.ts';
import { create } from './actions/write.ts';
import { departmentImport } from './import/definition.ts';

/** `update` is bound in `company`: the root department has the company's name. */
const { update: _, ...ownApi } = departmentApi;

export const departmentRoutes = bind(ownApi, {
  tree,
  create,
  move,
  remove,
  ...importActions(departmentImport),
});
