import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import type { DataTableProps } from '../../../shared/ui/list/data-table-props.ts';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { ListFooter } from '../../../shared/ui/list/list-footer.tsx';

/** A read list, as `useCall` gives it. */
export interface ReadList<Row> {
  data: { list: Row[]; total: number; totalIsCapped?: boolean } | undefined;
  error: Error | null;
  isPending: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

/** Of the parameters of a page what its table reads and says. */
export interface TablePlace {
  page: number;
  size: number;
  set: (patch: { page: number } | { size: number }) => void;
  clear: () => void;
}

type Table<Row> = Pick<DataTableProps<Row>, 'columns' | 'rowKey' | 'nameOf' | 'sort' | 'onSort' | 'onOpen' | 'card'>;

interface Props<Row> extends Table<Row> {
  title: string;
  list: ReadList<Row>;
  params: TablePlace;
  /** Said where there is no row. */
  nothing: string;
  /** Beside the title. */
  tools?: ReactNode;
  /** Scrolls sideways rather than squeezing its columns. */
  isWide?: boolean;
  /** Beside the pages. */
  note?: string;
  /** Stands in place of the pages. */
  footer?: ReactNode;
}

/** A table of the statistics in its card: title, rows or why there are none, pages. */
export function TableSection<Row extends object>(props: Props<Row>) {
  const { title, list, params, nothing, tools, isWide = false, note, footer, ...table } = props;
  const t = useT();
  const { data, error, isPending, isPlaceholderData } = list;
  const emptyState = (error || data?.list.length === 0) && (
    <ListEmptyState
      noun={t('statistics.rows.noun')}
      icon={SearchX}
      nothingYet={nothing}
      failure={error}
      isFiltered={false}
      onRetry={() => void list.refetch()}
      onClear={params.clear}
    />
  );
  return (
    <section className={`card statistics-card statistics-table${isWide ? ' statistics-wide-table' : ''}`}>
      <header>
        <h2>{title}</h2>
        {tools}
      </header>
      <DataTable<Row>
        label={title}
        rows={data?.list ?? []}
        isLoading={isPending || isPlaceholderData}
        emptyState={emptyState}
        {...table}
      />
      {footer === undefined && data && data.total > 0 && (
        <ListFooter
          {...(note === undefined ? {} : { note })}
          total={data.total}
          page={params.page}
          size={params.size}
          onChange={(page, size) => params.set(size === params.size ? { page } : { size })}
        />
      )}
      {footer}
    </section>
  );
}
