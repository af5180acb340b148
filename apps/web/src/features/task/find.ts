import { type TASK_TABS, taskApi } from '@rondo/contract/task';
import { type FindObjects, numbered, QUIET } from '../../shared/finding.ts';
import { call } from '../../shared/http/http.ts';

const SHOWN = 10;
/** What somebody has a part in, for those without the list of all. */
const OWN = ['todo', 'handled', 'initiated', 'cc'] as const;

/** Tasks by number or name, as far as the reader sees them. */
export const find: FindObjects = async (text, can) => {
  const tabs: readonly (typeof TASK_TABS)[number][] = can('task_center') ? ['all'] : OWN;
  const pages = await Promise.all(tabs.map((tab) => call(taskApi.list, { keyword: text, size: SHOWN, tab }, QUIET)));
  const tasks = pages.flatMap(({ list }) => list.filter((one) => one.objectKind === 'task'));
  const found = [...new Map(tasks.map((one) => [one.id, one])).values()].slice(0, SHOWN);
  const findings = found.map((one) => numbered('task', one, one.name));
  return [{ key: 'tasks', labelKey: 'app.palette.tasks', findings }];
};
