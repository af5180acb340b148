import { taskApi } from '@rondo/contract/task';
import { bind } from '../../platform/http/binding.ts';
import { bulk } from './actions/bulk.ts';
import { changeReviewers } from './actions/change-reviewers.ts';
import { chooseShops } from './actions/choose-shops.ts';
import { comment } from './actions/comment.ts';
import { days } from './actions/days.ts';
import { dispatch, executorRoles, preview } from './actions/dispatch.ts';
import { edit } from './actions/edit.ts';
import { exportTasks, startExport } from './actions/export.ts';
import { counts, list, pendingCount } from './actions/list.ts';
import { approve, reject } from './actions/review.ts';
import { simulate } from './actions/simulate.ts';
import { get, remind, remove } from './actions/task.ts';
import { changeDeadline, close, reopen, transfer } from './actions/transfer-close-reopen.ts';

export const taskRoutes = bind(taskApi, {
  pendingCount,
  list,
  counts,
  days,
  get,
  preview,
  dispatch,
  executorRoles,
  simulate,
  chooseShops,
  approve,
  reject,
  transfer,
  changeDeadline,
  changeReviewers,
  edit,
  close,
  reopen,
  remind,
  remove,
  comment,
  bulk,
  export: exportTasks,
  startExport,
});
