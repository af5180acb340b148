import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import { taskApi } from '@rondo/contract/task';
import { useCall } from '../../shared/http/query.ts';
import { useT } from '../../shared/i18n.tsx';
import { objectLink } from '../../shared/links.ts';
import { useCan } from '../../shared/session/me.ts';
import { type Finding, type Found, QUIET } from './finding.ts';

/** Tasks, rectifications and records, as far as the reader sees them. */
export function useInspectionFindings(text: string, isAsked: boolean): Found {
  const t = useT();
  const can = useCan();
  const list = { keyword: text, size: 10 };
  const tab = can('task_center') ? 'all' : 'todo';
  const tasks = useCall(taskApi.list, { ...list, tab }, { ...QUIET, enabled: isAsked });
  const fixes = useCall(rectificationApi.list, list, { ...QUIET, enabled: isAsked && can('issue_select') });
  const records = useCall(recordApi.list, list, { ...QUIET, enabled: isAsked && can('record_select') });
  return {
    groups: [
      {
        key: 'tasks',
        label: t('app.palette.tasks'),
        findings: (tasks.data?.list ?? [])
          .filter((one) => one.objectKind === 'task')
          .map((one) => findingOf('task', one, one.name)),
      },
      {
        key: 'rectifications',
        label: t('app.palette.rectifications'),
        findings: (fixes.data?.list ?? []).map((one) => findingOf('rectification', one, one.title)),
      },
      {
        key: 'records',
        label: t('app.palette.records'),
        findings: (records.data?.list ?? []).map((one) => findingOf('record', one, one.template.name)),
      },
    ],
    isFetching: [tasks, fixes, records].some((one) => one.isFetching),
  };
}

interface Numbered {
  id: string;
  number: string;
  shop: { name: string };
}

function findingOf(kind: 'task' | 'rectification' | 'record', { id, number, shop }: Numbered, name: string): Finding {
  return { key: id, label: `${number} ${name}`, hint: shop.name, to: objectLink(kind, id) };
}
