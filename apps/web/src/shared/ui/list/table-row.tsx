import { useT } from '../../i18n.tsx';
import { Checkbox } from '../checkbox.tsx';
import type { Column } from './column.ts';
import { type DataTableProps, toggled } from './data-table-props.ts';

/** A click on something that acts by itself, or the end of marking text, does not open the row. */
function isRowClick(target: EventTarget, row: Element): boolean {
  // A press in a dialog or a menu that a cell has opened passes by here too.
  if (!(target instanceof Element) || !row.contains(target)) return false;
  if (target.closest('a, button, input, label, select, .cell-tick')) return false;
  return getSelection()?.type !== 'Range';
}

type Props<Row> = { row: Row; table: DataTableProps<Row>; isActive: boolean; onFocus: () => void };

/** A row of a table. One row can be reached with the Tab key, the others with j and k. */
export function TableRow<Row>({ row, table, isActive, onFocus }: Props<Row>) {
  const { columns, rowKey, selection, onOpen, openKey } = table;
  const key = rowKey(row);
  const isTicked = selection?.keys.includes(key) ?? false;
  return (
    <tr
      data-row-key={key}
      data-selected={isTicked || key === openKey}
      data-opens={onOpen !== undefined}
      tabIndex={isActive ? 0 : -1}
      onFocus={onFocus}
      onClick={(event) => isRowClick(event.target, event.currentTarget) && onOpen?.(row)}
    >
      {selection && <TickCell row={row} table={table} selection={selection} isTicked={isTicked} />}
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} />
      ))}
    </tr>
  );
}

type TickProps<Row> = {
  row: Row;
  table: DataTableProps<Row>;
  selection: NonNullable<DataTableProps<Row>['selection']>;
  isTicked: boolean;
};

function TickCell<Row>({ row, table, selection, isTicked }: TickProps<Row>) {
  const t = useT();
  return (
    <td className="cell-tick">
      <Checkbox
        label={t('ui.list.selectRow', { name: table.nameOf(row) })}
        isLabelHidden
        isChecked={isTicked}
        onChange={() => selection.onChange(toggled(selection.keys, table.rowKey(row)))}
      />
    </td>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  return (
    <td title={column.textOf?.(row)} className={column.align === 'right' ? 'num cell-right' : undefined}>
      {column.render(row)}
    </td>
  );
}
