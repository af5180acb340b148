import { taskApi } from '@rondo/contract/task';
import { type FindObjects, numbered, QUIET } from '../../shared/finding.ts';
import { call } from '../../shared/http/http.ts';

/** Tasks by number or name, as far as the reader sees them. */
export const find: FindObjects = async (text, can) => {
  const tab = can('task_center') ? 'all' : 'todo';
  const { list } = await call(taskApi.list, { keyword: text, size: 10, tab }, QUIET);
  const findings = list.filter((one) => one.objectKind === 'task').map((one) => numbered('task', one, one.name));
  return [{ key: 'tasks', labelKey: 'app.palette.tasks', findings }];
};
