import { type TaskRow, taskApi } from '@rondo/contract/task';
import { CircleCheckBig } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { BeginLinks } from '../../../shared/inspect/begin-links.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { DataTable, type Selection } from '../../../shared/ui/list/data-table.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { narrowingOf } from '../../../shared/ui/list/narrowing.ts';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { filterLabels } from '../filter-labels.ts';
import { type FilterName, listInput, sortOf, type TaskTab } from '../list-input.ts';
import { openedBy } from '../open-key.ts';
import { PhoneTasks } from './phone-tasks.tsx';

export type TaskParams = ReturnType<typeof useListParams<FilterName>>;

interface Props {
  rows: readonly TaskRow[];
  tab: TaskTab;
  columns: readonly Column<TaskRow>[];
  list: {
    isError: boolean;
    isPlaceholderData: boolean;
    error: Error | null;
    refetch: () => unknown;
  };
  /** There are more rows than these. */
  isPart: boolean;
  /** Rows or columns are not known yet. */
  isWaiting: boolean;
  params: TaskParams;
  selection: Selection;
  onOpen: (row: TaskRow) => void;
}

/** The rows of a tab: a table, on the phone a list under the days they are due on; or what stands in their place. */
export function TaskRows({ rows, tab, columns, list, isPart, isWaiting, params, selection, onOpen }: Props) {
  const t = useT();
  const isPhone = useNarrow();
  const isEmpty = !isWaiting && rows.length === 0;
  const emptyState = (list.isError || isEmpty) && (
    <ListEmptyState
      noun={t('task.noun')}
      icon={CircleCheckBig}
      nothingYet={t(`task.nothingYet.${tab}`)}
      actions={<BeginLinks look="sentence" />}
      failure={list.error}
      isFiltered={params.isFiltered}
      narrowing={narrowingOf({
        endpoint: taskApi.list,
        params,
        inputOf: (asked) => listInput(asked, tab),
        labels: filterLabels(t),
        search: t('ui.search'),
      })}
      onRetry={() => void list.refetch()}
      onClear={params.clear}
    />
  );
  if (isPhone && !emptyState) {
    if (isWaiting) return <SkeletonRows rows={6} />;
    return <PhoneTasks rows={rows} isByDay={tab === 'todo'} isPart={isPart} onOpen={onOpen} />;
  }
  return (
    <DataTable<TaskRow>
      label={t('task.title')}
      rows={rows}
      columns={columns}
      rowKey={(row) => row.id}
      nameOf={(row) => `${row.number} ${row.name}`}
      isLoading={isWaiting || list.isPlaceholderData}
      emptyState={emptyState}
      selection={selection}
      openKey={params.open && openedBy(params.open).id}
      onOpen={onOpen}
      onClose={() => params.set({ open: null })}
      sort={sortOf(params.sort, tab)}
      onSort={(sort) => params.set({ sort })}
    />
  );
}
