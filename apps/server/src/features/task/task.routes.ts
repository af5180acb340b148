import { taskApi } from '@rondo/contract/task';
import { bind } from '../../platform/http/binding.ts';
import { dispatch, executorRoles, preview } from './actions/dispatch.ts';
import { counts, list, pendingCount } from './actions/list.ts';
import { approve, reject } from './actions/review.ts';
import { get, remind, remove } from './actions/task.ts';
import { changeDeadline, close, reopen, transfer } from './actions/transfer-close-reopen.ts';

export const taskRoutes = bind(taskApi, {
  pendingCount,
  list,
  counts,
  get,
  preview,
  dispatch,
  executorRoles,
  approve,
  reject,
  transfer,
  changeDeadline,
  close,
  reopen,
  remind,
  remove,
});
