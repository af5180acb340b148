import { SearchX } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { ListFooter } from '../../../shared/ui/list/list-footer.tsx';

export interface RowsTableProps<Row> {
  title: string;
  list: {
    data: { list: Row[]; total: number; totalIsCapped?: boolean } | undefined;
    error: Error | null;
    isPending: boolean;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  columns: Column<Row>[];
  params: {
    page: number;
    size: number;
    set: (patch: { page: number } | { size: number }) => void;
    clear: () => void;
  };
  /** Said where there is no row. */
  nothing: string;
  rowKey: (row: Row) => string;
  nameOf: (row: Row) => string;
  onOpen?: (row: Row) => void;
  /** Title and second line of a row on the phone. */
  cardOf: (row: Row) => readonly [string, string];
}

/** A list that a number of the page opened: table, faces, footer. */
export function RowsTable<Row extends object>(props: RowsTableProps<Row>) {
  const { title, list, columns, params, rowKey, nameOf, onOpen, cardOf, nothing } = props;
  const t = useT();
  const { page, size } = params;
  const rows = list.data?.list ?? [];
  const isEmpty = list.data !== undefined && rows.length === 0;
  const emptyState = (list.error || isEmpty) && (
    <ListEmptyState
      noun={t('statistics.rows.noun')}
      icon={SearchX}
      nothingYet={nothing}
      failure={list.error}
      isFiltered={false}
      onRetry={() => void list.refetch()}
      onClear={params.clear}
    />
  );
  return (
    <section className="card statistics-card statistics-table">
      <header>
        <h2>{title}</h2>
      </header>
      <DataTable<Row>
        label={title}
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        nameOf={nameOf}
        isLoading={list.isPending || list.isPlaceholderData}
        emptyState={emptyState}
        {...(onOpen ? { onOpen } : {})}
        card={(row) => (
          <div className="statistics-shop">
            <strong>{cardOf(row)[0]}</strong>
            <span className="meta">{cardOf(row)[1]}</span>
          </div>
        )}
      />
      {list.data && (
        <ListFooter
          total={list.data.total}
          isCapped={list.data.totalIsCapped ?? false}
          page={page}
          size={size}
          hasMore={rows.length === size}
          onChange={(nextPage, nextSize) => params.set(nextSize === size ? { page: nextPage } : { size: nextSize })}
        />
      )}
    </section>
  );
}
