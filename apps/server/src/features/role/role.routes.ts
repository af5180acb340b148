import { roleApi } from '@rondo/contract/role';
import { bind } from '../../platform/http/binding.ts';
import { assign } from './actions/assign.ts';
import { diff, list, members, references } from './actions/read.ts';
import { remove } from './actions/remove.ts';
import { create, restore, update } from './actions/write.ts';

export const roleRoutes = bind(roleApi, {
  list,
  members,
  references,
  diff,
  create,
  update,
  restore,
  remove,
  assign,
});
