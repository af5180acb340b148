import { useRef } from 'react';
import { useT } from '../../i18n.tsx';
import { CardList } from './card-list.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { SkeletonRows } from './skeleton.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { tableWidth, tickWidth } from './table-width.ts';
import { useListKeys } from './use-list-keys.ts';
import { useNarrow } from './use-narrow.ts';
import './table.css';

export type { DataTableProps, Selection } from './data-table-props.ts';

/** The table of a list: rows of 40 (32 compact), frozen first column, row click and j k x Enter Esc, cards on the phone. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { isLoading = false, rows, emptyState, card } = props;
  const isPhone = useNarrow();
  if (emptyState) return <div className="list-empty-state">{emptyState}</div>;
  if (isLoading && rows.length === 0) return <SkeletonRows rows={8} hasHead={!(isPhone && card)} />;
  if (isPhone && card) return <CardList {...props} card={card} />;
  return <Grid {...props} />;
}

function Grid<Row extends object>(props: DataTableProps<Row>) {
  const { label, rows, columns, rowKey, isLoading = false, selection, isFirstFrozen = true } = props;
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const keys = useListKeys(box, props);
  return (
    <section
      ref={box}
      className="data-table"
      aria-label={label}
      aria-busy={isLoading}
      aria-description={t('ui.list.keyboard')}
      data-frozen={isFirstFrozen}
      data-ticks={selection !== undefined}
      // Frozen cells are set off only while something lies below them.
      onScroll={(event) => event.currentTarget.toggleAttribute('data-moved', event.currentTarget.scrollLeft > 0)}
    >
      <table aria-label={label} style={{ minWidth: tableWidth(columns, selection !== undefined) }}>
        <colgroup>
          {selection && <col style={{ width: tickWidth }} />}
          {columns.map((column) => (
            <col key={column.key} style={column.width === undefined ? undefined : { width: column.width }} />
          ))}
        </colgroup>
        <TableHead {...props} />
        <tbody>
          {rows.map((row, index) => (
            <TableRow
              key={rowKey(row)}
              row={row}
              table={props}
              isActive={index === keys.active}
              onFocus={() => keys.setActive(index)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
