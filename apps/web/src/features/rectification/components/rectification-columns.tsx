import type { RectificationRow } from '@rondo/contract/rectification';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { Pill } from '../../../shared/ui/drawer/pill.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { Due } from './due.tsx';
import './rectification.css';

/** What is wrong, and that its handler asks for more time or an appeal is open. */
function Problem({ row }: { row: RectificationRow }) {
  const t = useT();
  if (!row.isAsked && !row.isAppealed) return row.title;
  return (
    <span className="rectification-problem">
      <span className="ellipsis">{row.title}</span>
      <Pill tone="line">{t(row.isAppealed ? 'rectification.mark.appealed' : 'rectification.mark.asked')}</Pill>
    </span>
  );
}

/** The columns of the list (product 10). */
export function useRectificationColumns(): Column<RectificationRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    const people = (list: RectificationRow['handlers']) =>
      list[0] ? <Person name={list[0].name} more={list.length - 1} /> : '—';
    const names = (list: RectificationRow['handlers']) => format.list(list.map((p) => p.name));
    return [
      {
        key: 'number',
        title: t('rectification.number'),
        width: 158,
        always: true,
        render: (r) => <span className="cell-number">{r.number}</span>,
        textOf: (r) => r.number,
      },
      {
        key: 'shop',
        title: t('rectification.shop'),
        width: 160,
        render: (r) => r.shop.name,
        textOf: (r) => `${r.shop.name} · ${r.shop.path}`,
      },
      {
        key: 'title',
        title: t('rectification.problem'),
        render: (r) => <Problem row={r} />,
        textOf: (r) => r.title,
        always: true,
      },
      {
        key: 'source',
        title: t('rectification.source'),
        width: 112,
        hidden: true,
        render: (r) => t(`rectification.sources.${r.source}`),
      },
      {
        key: 'severity',
        title: t('rectification.severity'),
        width: stateWidth('severity', t),
        render: (r) => <StateLabel object="severity" state={r.severity} />,
      },
      {
        key: 'priority',
        title: t('freeTask.priority'),
        width: 92,
        hidden: true,
        render: (r) => t(`freeTask.priorities.${r.priority}`),
      },
      {
        key: 'handler',
        title: t('rectification.handler'),
        width: 136,
        render: (r) => people(r.handlers),
        textOf: (r) => names(r.handlers),
      },
      {
        key: 'reviewer',
        title: t('rectification.reviewer'),
        width: 136,
        hidden: true,
        render: (r) => people(r.reviewers),
        textOf: (r) => names(r.reviewers),
      },
      {
        key: 'state',
        title: t('rectification.state'),
        width: stateWidth('rectification', t),
        render: (r) => <StateLabel object="rectification" state={r.state} />,
      },
      {
        key: 'deadline',
        title: t('rectification.deadline'),
        width: 144,
        sortable: true,
        render: (r) => <Due row={r} />,
      },
      {
        key: 'round',
        title: t('rectification.round'),
        width: 76,
        align: 'right',
        hidden: true,
        render: (r) => r.round,
      },
      {
        key: 'cost',
        title: t('rectification.cost'),
        width: 112,
        align: 'right',
        hidden: true,
        render: (r) => (r.cost === null ? '—' : format.count(r.cost)),
      },
      {
        key: 'repeat',
        title: t('rectification.repeat'),
        width: 96,
        align: 'right',
        hidden: true,
        render: (r) => (r.repeatNo > 1 ? t('rectification.times', { count: r.repeatNo }) : '—'),
      },
      {
        key: 'created',
        title: t('rectification.created'),
        width: 116,
        sortable: true,
        render: (r) => <span className="num">{format.dateTime(r.createdAt)}</span>,
      },
      {
        key: 'finished',
        title: t('rectification.finished'),
        width: 120,
        hidden: true,
        render: (r) => <span className="num">{format.dateTime(r.finishedAt)}</span>,
      },
      {
        key: 'used',
        title: t('rectification.used'),
        width: 104,
        align: 'right',
        hidden: true,
        render: (r) =>
          r.finishedAt === null ? '—' : format.duration(Date.parse(r.finishedAt) - Date.parse(r.createdAt)),
      },
    ];
  }, [t, format]);
}
