import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { DataTable, type Selection } from './data-table.tsx';
import { ListEmptyState } from './list-empty-state.tsx';
import type { List } from './use-list.ts';

/** What a list of a feature says where it has no rows. */
interface EmptyTexts {
  /** What the list holds, as it stands in a sentence. */
  noun: string;
  /** Icon of the thing itself. */
  icon: LucideIcon;
  /** What a list without rows is for. */
  nothingYet: ReactNode;
  /** The buttons of "nothing yet": what makes the first one. */
  actions?: ReactNode;
}

export interface ListTableProps<F extends string, Row> {
  list: List<F, Row>;
  /** Accessible name of the table: the title of the list. */
  title: string;
  /** What a row is called, for its checkbox ("Select T2026..."). */
  nameOf: (row: Row) => string;
  /** The row as a card on the phone. */
  card: (row: Row) => ReactNode;
  empty: EmptyTexts;
  selection?: Selection | undefined;
  /** Where a row leads; without it the address opens the row beside the list. */
  onOpen?: (row: Row) => void;
}

/** The rows of a list as `useList` gives them, or what stands in their place: failed, nothing matches, nothing yet. */
export function ListTable<F extends string, Row extends { id: string }>(props: ListTableProps<F, Row>) {
  const { list, title, nameOf, card, empty, selection, onOpen } = props;
  const { params, rows, isWaiting, failure } = list;
  const emptyState = (failure !== null || (!isWaiting && rows.length === 0)) && (
    <ListEmptyState
      {...empty}
      failure={failure}
      isFiltered={params.isFiltered}
      narrowing={list.narrowing}
      onRetry={list.refetch}
      onClear={params.clear}
    />
  );
  const beside = {
    openKey: params.open,
    onOpen: (row: Row) => params.set({ open: row.id }),
    onClose: () => params.set({ open: null }),
  };
  return (
    <DataTable<Row>
      label={title}
      rows={rows}
      columns={list.columns.shown}
      rowKey={(row) => row.id}
      nameOf={nameOf}
      isLoading={isWaiting || list.isOutdated}
      emptyState={emptyState}
      {...(selection ? { selection } : {})}
      {...(onOpen ? { onOpen } : beside)}
      sort={params.sort}
      onSort={(sort) => params.set({ sort })}
      card={card}
    />
  );
}
