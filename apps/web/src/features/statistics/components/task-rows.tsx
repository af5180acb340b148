import type { Output } from '@rondo/contract/kit/endpoint';
import { taskStatisticsApi } from '@rondo/contract/task-statistics';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { type Asked, askedRows } from '../filter.ts';
import { NOT_NARROWED, type narrowedOf, type TaskFilterName } from '../task-filter.ts';
import { RowsBar } from './rows-bar.tsx';
import { RowsTable } from './rows-table.tsx';

type Row = Output<typeof taskStatisticsApi.tasks>['list'][number];

interface Props {
  params: ReturnType<typeof useListParams<TaskFilterName>>;
  asked: Asked;
  narrowed: NonNullable<ReturnType<typeof narrowedOf>>;
}

/** The tasks that a number counts; a row opens its task. */
export function TaskRows({ params, asked, narrowed }: Props) {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const list = useCall(taskStatisticsApi.tasks, { ...askedRows(asked, params), ...narrowed }, { keepPrevious: true });
  const columns = useTaskColumns();
  return (
    <>
      <RowsBar onBack={() => params.set({ filters: NOT_NARROWED, page: 1 })} />
      <RowsTable<Row>
        title={t(`taskStatistics.set.${narrowed.set}`)}
        list={list}
        columns={columns}
        params={params}
        rowKey={(row) => row.id}
        nameOf={(row) => `${row.number} ${row.name}`}
        onOpen={(row) => void navigate(`/task?open=${row.id}`)}
        cardOf={(row) => [
          row.name,
          [row.shop, format.list(row.handlers), format.dateTime(row.deadlineAt)]
            .filter((part) => part !== '')
            .join(' · '),
        ]}
        nothing={t('taskStatistics.emptyTitle')}
      />
    </>
  );
}

function useTaskColumns(): Column<Row>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'task',
        title: t('taskStatistics.rows.task'),
        always: true,
        render: (r) => r.name,
        textOf: (r) => [r.name, r.templateName].filter((part) => part !== '').join(' · '),
      },
      {
        key: 'number',
        title: t('taskStatistics.rows.number'),
        width: 152,
        render: (r) => <span className="num">{r.number}</span>,
      },
      {
        key: 'shop',
        title: t('taskStatistics.rows.shop'),
        width: 180,
        render: (r) => r.shop || '—',
        textOf: (r) => r.shop,
      },
      {
        key: 'handlers',
        title: t('taskStatistics.rows.handlers'),
        width: 140,
        render: (r) => format.list(r.handlers),
        textOf: (r) => format.list(r.handlers),
      },
      {
        key: 'state',
        title: t('taskStatistics.rows.state'),
        width: 132,
        render: (r) => <StateLabel object="task" state={r.state} />,
      },
      {
        key: 'created',
        title: t('taskStatistics.rows.created'),
        width: 132,
        render: (r) => format.dateTime(r.createdAt),
      },
      {
        key: 'deadline',
        title: t('taskStatistics.rows.deadline'),
        width: 132,
        render: (r) => (
          <span className={r.isOverdue ? 'statistics-late' : undefined}>{format.dateTime(r.deadlineAt)}</span>
        ),
        textOf: (r) => (r.isOverdue ? t('taskStatistics.rows.late') : ''),
      },
      {
        key: 'submitted',
        title: t('taskStatistics.rows.submitted'),
        width: 132,
        render: (r) => (r.submittedAt ? format.dateTime(r.submittedAt) : '—'),
      },
    ],
    [t, format],
  );
}
