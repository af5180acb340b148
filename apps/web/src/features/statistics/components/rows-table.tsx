import type { Column } from '../../../shared/ui/list/column.ts';
import { ListFooter } from '../../../shared/ui/list/list-footer.tsx';
import { type ReadList, type TablePlace, TableSection } from './table-section.tsx';

export interface RowsTableProps<Row> {
  title: string;
  list: ReadList<Row>;
  columns: Column<Row>[];
  params: TablePlace;
  /** Said where there is no row. */
  nothing: string;
  rowKey: (row: Row) => string;
  nameOf: (row: Row) => string;
  onOpen?: (row: Row) => void;
  /** Title and second line of a row on the phone. */
  cardOf: (row: Row) => readonly [string, string];
}

/** A list that a number of the page opened: table, faces, footer. */
export function RowsTable<Row extends object>({ cardOf, ...props }: RowsTableProps<Row>) {
  const { list, params } = props;
  const { page, size } = params;
  return (
    <TableSection<Row>
      {...props}
      card={(row) => (
        <div className="statistics-shop">
          <strong>{cardOf(row)[0]}</strong>
          <span className="meta">{cardOf(row)[1]}</span>
        </div>
      )}
      footer={
        list.data ? (
          <ListFooter
            total={list.data.total}
            isCapped={list.data.totalIsCapped ?? false}
            page={page}
            size={size}
            hasMore={list.data.list.length === size}
            onChange={(nextPage, nextSize) => params.set(nextSize === size ? { page: nextPage } : { size: nextSize })}
          />
        ) : null
      }
    />
  );
}
