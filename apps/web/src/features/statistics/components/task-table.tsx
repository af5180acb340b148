import type { Output } from '@rondo/contract/kit/endpoint';
import { taskRows } from '@rondo/contract/statistics-rows';
import { taskStatisticsApi } from '@rondo/contract/task-statistics';
import { TASK_GROUPINGS, type TaskGrouping } from '@rondo/domain/task-figures';
import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { ListFooter } from '../../../shared/ui/list/list-footer.tsx';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { type Asked, askedRows } from '../filter.ts';
import type { TaskFilterName } from '../task-filter.ts';
import { NumberLink } from './number-link.tsx';

type Row = Output<typeof taskStatisticsApi.table>['list'][number];

const SORTS = ['-dispatched', '-overdue', '-rejected', '-extended', '-reminded', 'onTime'] as const;
type Sort = (typeof SORTS)[number];

interface Props {
  params: ReturnType<typeof useListParams<TaskFilterName>>;
  asked: Asked;
}

/** Tasks by handler, store, template or cycle, the busiest first until another order is chosen. */
export function TaskTable({ params, asked }: Props) {
  const t = useT();
  const { by, sort } = tableOf(params);
  const list = useCall(
    taskStatisticsApi.table,
    { ...askedRows(asked, params), by, sort },
    { keepPrevious: true, part: true },
  );
  const columns = useColumns(asked, by);
  const { data, error, isPending, isPlaceholderData } = list;
  const emptyState = (error || data?.list.length === 0) && (
    <ListEmptyState
      noun={t('statistics.rows.noun')}
      icon={SearchX}
      nothingYet={t('taskStatistics.table.none')}
      failure={error}
      isFiltered={false}
      onRetry={() => void list.refetch()}
      onClear={params.clear}
    />
  );
  return (
    <section className="card statistics-card statistics-table">
      <header>
        <h2>{t('taskStatistics.table.title')}</h2>
        <Segment
          isSmall
          label={t('taskStatistics.table.by')}
          options={TASK_GROUPINGS.map((value) => ({ value, label: t(`taskStatistics.table.${value}`) }))}
          value={by}
          onChange={(value) => params.set({ filters: { by: [value] } })}
        />
      </header>
      <DataTable<Row>
        label={t('taskStatistics.table.title')}
        rows={data?.list ?? []}
        columns={columns}
        rowKey={(row) => row.id}
        nameOf={(row) => row.name}
        isLoading={isPending || isPlaceholderData}
        emptyState={emptyState}
        sort={sort}
        onSort={(next) => params.set({ sort: sortOf(next) })}
        card={(row) => <TaskCard row={row} />}
      />
      {data && data.total > 0 && (
        <ListFooter
          {...(by === 'executor' ? { note: t('taskStatistics.table.severalHint') } : {})}
          total={data.total}
          page={params.page}
          size={params.size}
          onChange={(page, size) => params.set(size === params.size ? { page } : { size })}
        />
      )}
    </section>
  );
}

/** What a row narrows its tasks by. */
const OWN = {
  executor: (id: string) => ({ executorId: id }),
  shop: (id: string) => ({ shopId: [id] }),
  template: (id: string) => ({ templateId: [id] }),
  cycle: (id: string) => ({ cycleId: id }),
} as const satisfies Record<TaskGrouping, (id: string) => object>;

const COUNTS = ['dispatched', 'completed', 'overdue', 'rejected', 'extended', 'reminded'] as const;

function useColumns(asked: Asked, by: TaskGrouping): Column<Row>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    const number = (set: (typeof COUNTS)[number]): Column<Row> => ({
      key: set,
      title: t(`taskStatistics.table.${set}`),
      help: t(`taskStatistics.formula.${set}`),
      width: 120,
      align: 'right',
      sortable: set !== 'completed',
      render: (r) => (
        <NumberLink rows={taskRows(asked, set, OWN[by](r.id))} count={r.counts[set]}>
          {format.count(r.counts[set])}
        </NumberLink>
      ),
    });
    return [
      {
        key: 'name',
        title: t(`taskStatistics.table.${by}`),
        always: true,
        render: (r: Row) => r.name,
        textOf: (r: Row) => r.name,
      },
      number('dispatched'),
      number('completed'),
      {
        key: 'onTime',
        title: t('taskStatistics.table.onTime'),
        help: t('taskStatistics.formula.onTime'),
        width: 168,
        align: 'right' as const,
        sortable: true,
        render: (r: Row) => (
          <>
            {format.percent(r.onTimePercent === null ? null : r.onTimePercent / 100)}{' '}
            {r.counts.due > 0 && (
              <span className="meta">
                <NumberLink rows={taskRows(asked, 'inTime', OWN[by](r.id))} count={r.counts.inTime}>
                  {format.count(r.counts.inTime)}
                </NumberLink>
                {' / '}
                <NumberLink rows={taskRows(asked, 'due', OWN[by](r.id))} count={r.counts.due}>
                  {format.count(r.counts.due)}
                </NumberLink>
              </span>
            )}
          </>
        ),
      },
      number('overdue'),
      number('rejected'),
      number('extended'),
      number('reminded'),
    ];
  }, [t, format, asked, by]);
}

function TaskCard({ row }: { row: Row }) {
  const t = useT();
  const format = useFormat();
  const facts = (['dispatched', 'completed', 'overdue'] as const).map(
    (set) => `${t(`taskStatistics.table.${set}`)} ${format.count(row.counts[set])}`,
  );
  return (
    <div className="statistics-shop">
      <strong className="ellipsis">{row.name}</strong>
      <span className="num strong">{format.percent(row.onTimePercent === null ? null : row.onTimePercent / 100)}</span>
      <span className="meta">{facts.join(' · ')}</span>
    </div>
  );
}

/** What the address says of the table. */
export const tableOf = ({ filters, sort }: Pick<Props['params'], 'filters' | 'sort'>) => ({
  by: TASK_GROUPINGS.find((one) => one === filters.by[0]) ?? ('executor' as const),
  sort: sortOf(sort),
});

/** The other direction of a count says nothing. */
function sortOf(asked: string | null): Sort {
  const bare = asked?.replace('-', '') ?? '';
  return SORTS.find((one) => one.replace('-', '') === bare) ?? '-dispatched';
}
