import { Table, type TableProps } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import { useT } from '../../i18n.tsx';
import { CardList } from './card-list.tsx';
import type { Column } from './column.ts';
import type { DataTableProps } from './data-table-props.ts';
import { SkeletonRows } from './skeleton.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useNarrow } from './use-narrow.ts';
import './table.css';

export type { DataTableProps, Selection } from './data-table-props.ts';

type AntColumns<Row> = NonNullable<TableProps<Row>['columns']>;

function antColumns<Row>(props: DataTableProps<Row>): AntColumns<Row> {
  const { columns, sort, isFirstFrozen = true } = props;
  return columns.map((column, index) => ({
    key: column.key,
    title: column.title,
    ...(column.width === undefined ? {} : { width: column.width }),
    align: column.align ?? 'left',
    ...(column.align === 'right' ? { className: 'num' } : {}),
    ...(index === 0 && isFirstFrozen ? { fixed: 'start' as const } : {}),
    ellipsis: { showTitle: false },
    ...(column.sortable
      ? {
          sorter: true,
          showSorterTooltip: false,
          sortOrder: sort === column.key ? 'ascend' : sort === `-${column.key}` ? 'descend' : null,
        }
      : {}),
    onCell: (row: Row) => (column.textOf ? { title: column.textOf(row) } : {}),
    render: (_: unknown, row: Row) => column.render(row),
  }));
}

const widthOf = <Row,>(columns: readonly Column<Row>[]): number =>
  columns.reduce((sum, column) => sum + (column.width ?? 200), 40);

/** A click on something that acts by itself, or the end of marking text, does not open the row. */
function isRowClick(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('a, button, input, label, .ant-checkbox-wrapper, .ant-table-selection-column')) return false;
  return getSelection()?.type !== 'Range';
}

/** The table of a list: rows of 40 (32 compact), frozen first column, row click and j k x Enter Esc, cards on the phone. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, rows, rowKey, nameOf, isLoading = false, face, selection, onOpen, openKey, onSort, card } = props;
  const t = useT();
  const isPhone = useNarrow();
  const box = useRef<HTMLDivElement>(null);
  const keys = useListKeys(box, props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rebuilt when what a column shows can change
  const columns = useMemo(() => antColumns(props), [props.columns, props.sort, props.isFirstFrozen]);

  // antd copies the select-all checkbox into an aria-hidden row that measures widths; it must not take the focus.
  useEffect(() => {
    for (const row of box.current?.querySelectorAll('.ant-table-measure-row') ?? []) row.setAttribute('inert', '');
  });

  if (face) return <div className="list-face">{face}</div>;
  if (isLoading && rows.length === 0) return <SkeletonRows rows={8} />;
  if (isPhone && card) return <CardList {...props} card={card} />;
  return (
    <section
      ref={box}
      className="data-table"
      aria-label={label}
      aria-busy={isLoading}
      aria-description={t('ui.list.keyboard')}
    >
      <Table<Row>
        rowKey={rowKey}
        dataSource={rows as Row[]}
        columns={columns}
        pagination={false}
        tableLayout="fixed"
        scroll={{ x: widthOf(props.columns) }}
        rowClassName={(row) => (rowKey(row) === openKey ? 'ant-table-row-selected' : '')}
        onRow={(row, index) => ({
          tabIndex: index === keys.active ? 0 : -1,
          onFocus: () => keys.setActive(index ?? 0),
          onClick: (event) => isRowClick(event.target) && onOpen?.(row),
          style: onOpen ? { cursor: 'pointer' } : {},
        })}
        onChange={(_page, _filters, sorter) => {
          const one = Array.isArray(sorter) ? sorter[0] : sorter;
          const key = String(one?.columnKey ?? '');
          onSort?.(one?.order ? (one.order === 'descend' ? `-${key}` : key) : null);
        }}
        {...(selection
          ? {
              rowSelection: {
                selectedRowKeys: [...selection.keys],
                onChange: (chosen) => selection.onChange(chosen.map(String)),
                columnWidth: 40,
                fixed: true,
                getCheckboxProps: (row) => ({ 'aria-label': t('ui.list.selectRow', { name: nameOf(row) }) }),
                getTitleCheckboxProps: () => ({ 'aria-label': t('ui.list.selectAll') }),
              },
            }
          : {})}
      />
    </section>
  );
}
