import type { ReactNode } from 'react';
import type { DataTableProps } from './data-table-props.ts';
import './table.css';

/** The rows of a list on the phone: cards whose whole area opens the row. */
export function CardList<Row>(props: DataTableProps<Row> & { card: (row: Row) => ReactNode }) {
  const { label, rows, rowKey, nameOf, onOpen, card } = props;
  return (
    <ul className="card-list" aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)}>
          {card(row)}
          {onOpen && (
            <button type="button" className="card-open" aria-label={nameOf(row)} onClick={() => onOpen(row)} />
          )}
        </li>
      ))}
    </ul>
  );
}
