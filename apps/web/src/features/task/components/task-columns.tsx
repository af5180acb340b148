import type { TaskRow } from '@rondo/contract/task';
import { isPressing } from '@rondo/domain/task';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { Rate } from '../../../shared/ui/drawer/score.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { Level } from '../../../shared/ui/status/level.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import { actWord } from '../act-word.ts';
import { KindIcon } from './kind-icon.tsx';
import { RowDeadline } from './row-deadline.tsx';
import { RowState } from './row-state.tsx';

/** What else a task is called by whoever looks at it. */
const VIEWS = ['state.taskView.distributed', 'state.taskView.pending_process'] as const;

/** The columns of the list (product 9). */
export function useTaskColumns(): Column<TaskRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    const time = (value: string | null) => <span className="num">{format.dateTime(value)}</span>;
    return [
      {
        key: 'number',
        title: t('task.number'),
        width: 158,
        always: true,
        render: (r) => <span className="cell-number">{r.number}</span>,
        textOf: (r) => r.number,
      },
      {
        key: 'name',
        title: t('task.name'),
        always: true,
        render: (r) => (
          <span className="task-name">
            <KindIcon row={r} />
            {r.objectKind === 'rectification' && <span className="meta">{t('task.kinds.rectification')}</span>}
            {r.objectKind === 'rectification' && r.redLines > 0 && <StatusIcon shape="octagon" tone="red" />}
            {isPressing(r) && <span className="meta">{t(`freeTask.priorities.${r.priority}`)}</span>}
            <span className="ellipsis">{r.name}</span>
          </span>
        ),
        textOf: (r) => (r.objectKind === 'rectification' ? `${t('task.kinds.rectification')} · ${r.name}` : r.name),
      },
      {
        key: 'kind',
        title: t('task.kind'),
        width: 112,
        hidden: true,
        render: (r) => t(`task.kinds.${r.kind}`),
      },
      {
        key: 'shop',
        title: t('task.shop'),
        width: 160,
        render: (r) => r.shop.name,
        textOf: (r) => [r.shop.name, r.shop.path].filter(Boolean).join(' · '),
      },
      {
        key: 'template',
        title: t('task.template'),
        width: 180,
        hidden: true,
        render: (r) => r.templateName ?? '—',
        textOf: (r) => r.templateName ?? '',
      },
      {
        key: 'handlers',
        title: t('task.handlers'),
        width: 136,
        render: (r) => <People list={r.claimedBy ? [r.claimedBy] : r.handlers} />,
        textOf: (r) => format.list(r.handlers.map((p) => p.name)),
      },
      {
        key: 'state',
        title: t('task.state'),
        width: stateWidth('task', t, VIEWS),
        render: (r) => <RowState row={r} />,
      },
      { key: 'act', title: t('task.act'), width: 164, hidden: true, render: (r) => actWord(r, t) },
      {
        key: 'mode',
        title: t('task.mode'),
        width: 84,
        hidden: true,
        render: (r) => (r.mode ? t(`state.mode.${r.mode}`) : '—'),
      },
      {
        key: 'deadline',
        title: t('task.deadline'),
        width: 146,
        sortable: true,
        render: (r) => <RowDeadline row={r} />,
      },
      { key: 'level', title: t('task.level'), width: 116, render: (r) => <Level {...r} /> },
      { key: 'score', title: t('task.score'), width: 72, align: 'right', render: (r) => <Rate result={r} /> },
      {
        key: 'initiator',
        title: t('task.initiator'),
        width: 136,
        hidden: true,
        render: (r) => <People list={r.initiator ? [r.initiator] : []} />,
      },
      {
        key: 'created',
        title: t('task.created'),
        width: 116,
        sortable: true,
        hidden: true,
        render: (r) => time(r.createdAt),
      },
      { key: 'finished', title: t('task.finished'), width: 116, hidden: true, render: (r) => time(r.finishedAt) },
    ];
  }, [t, format]);
}

/** The first of some people, and how many others there are. */
export function People({ list }: { list: TaskRow['handlers'] }) {
  return list[0] ? <Person name={list[0].name} more={list.length - 1} /> : '—';
}
