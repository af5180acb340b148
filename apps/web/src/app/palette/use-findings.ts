import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import { shopApi } from '@rondo/contract/shop';
import { taskApi } from '@rondo/contract/task';
import { useCall } from '../../shared/http/query.ts';
import { useT } from '../../shared/i18n.tsx';
import { objectLink } from '../../shared/links.ts';
import { useCan } from '../../shared/session/me.ts';
import type { Finding } from './finding.ts';
import { useMemberFindings } from './use-member-findings.ts';

export interface FindingGroup {
  key: string;
  label: string;
  findings: readonly Finding[];
}

/** Most lines of a group. */
const MOST = 5;
/** From this many characters on the server is asked. */
const SHORTEST = 2;

/** What the words find, by group, in the reader's scope: the pages of the menu at once, objects from the server. */
export function useFindings(words: string, pages: readonly Finding[]): { groups: FindingGroup[]; isAsking: boolean } {
  const t = useT();
  const can = useCan();
  const text = words.trim();
  const asks = text.length >= SHORTEST;
  const quiet = { hideErrors: true, part: true, keepPrevious: true };
  const shops = useCall(shopApi.options, { keyword: text }, { ...quiet, enabled: asks && can('shop_store') });
  const list = { keyword: text, size: 10 };
  const tab = can('task_center') ? 'all' : 'todo';
  const tasks = useCall(taskApi.list, { ...list, tab }, { ...quiet, enabled: asks });
  const fixes = useCall(rectificationApi.list, list, { ...quiet, enabled: asks && can('issue_select') });
  const records = useCall(recordApi.list, list, { ...quiet, enabled: asks && can('record_select') });
  const members = useMemberFindings(text, asks);
  const found = pages.filter((page) => page.label.toLowerCase().includes(text.toLowerCase()));
  const groups: FindingGroup[] = [{ key: 'pages', label: t('app.palette.pages'), findings: found }];
  if (asks) {
    groups.push(
      {
        key: 'shops',
        label: t('app.palette.shops'),
        findings: (shops.data ?? []).map((s) => ({
          key: s.id,
          label: s.name,
          hint: s.groupPath,
          to: `/shop?open=${s.id}`,
        })),
      },
      { key: 'members', label: t('app.palette.members'), findings: members.findings },
      {
        key: 'tasks',
        label: t('app.palette.tasks'),
        findings: (tasks.data?.list ?? [])
          .filter((one) => one.objectKind === 'task')
          .map((one) => ({
            key: one.id,
            label: `${one.number} ${one.name}`,
            hint: one.shop.name,
            to: objectLink('task', one.id),
          })),
      },
      {
        key: 'rectifications',
        label: t('app.palette.rectifications'),
        findings: (fixes.data?.list ?? []).map((one) => ({
          key: one.id,
          label: `${one.number} ${one.title}`,
          hint: one.shop.name,
          to: objectLink('rectification', one.id),
        })),
      },
      {
        key: 'records',
        label: t('app.palette.records'),
        findings: (records.data?.list ?? []).map((one) => ({
          key: one.id,
          label: `${one.number} ${one.template.name}`,
          hint: one.shop.name,
          to: objectLink('record', one.id),
        })),
      },
    );
  }
  const isAsking = [shops, members, tasks, fixes, records].some((one) => one.isFetching);
  return {
    groups: groups.map((g) => ({ ...g, findings: g.findings.slice(0, MOST) })).filter((g) => g.findings.length > 0),
    isAsking,
  };
}
