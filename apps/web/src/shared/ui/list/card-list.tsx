import type { ReactNode } from 'react';
import { useT } from '../../i18n.tsx';
import { Checkbox } from '../checkbox.tsx';
import { type DataTableProps, toggled } from './data-table-props.ts';
import './table.css';

/** The rows of a list on the phone: cards whose whole area opens the row, but for the place of their tick. */
export function CardList<Row>(props: DataTableProps<Row> & { card: (row: Row) => ReactNode }) {
  const t = useT();
  const { label, rows, rowKey, nameOf, onOpen, card, selection } = props;
  const ticks = selection?.onCards ? selection : null;
  return (
    <ul className="card-list" aria-label={label} data-ticks={ticks !== null}>
      {rows.map((row) => (
        <li key={rowKey(row)}>
          {card(row)}
          {onOpen && (
            <button type="button" className="card-open" aria-label={nameOf(row)} onClick={() => onOpen(row)} />
          )}
          {ticks && (
            <div className="card-tick">
              <Checkbox
                label={t('ui.list.selectRow', { name: nameOf(row) })}
                isLabelHidden
                isChecked={ticks.keys.includes(rowKey(row))}
                onChange={() => ticks.onChange(toggled(ticks.keys, rowKey(row)))}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
