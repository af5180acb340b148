import type { Severity } from '@rondo/domain/scoring/template';
import { useMemo } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { RowsTable, type RowsTableProps } from './rows-table.tsx';

interface FailedItem {
  name: string;
  category: string;
  severity: Severity;
}

interface Props<Row> extends Omit<RowsTableProps<Row>, 'columns' | 'nameOf' | 'nothing'> {
  /** In px, of the columns of the item. */
  widths: { category: number; severity: number };
  /** What a row tells beside its item. */
  more: readonly Column<Row>[];
}

/** Rows that are failed items, counted or each with its record: the item first, then what the list has to say of it. */
export function FailedRows<Row extends FailedItem>({ widths, more, ...table }: Props<Row>) {
  const t = useT();
  const columns = useMemo(
    (): Column<Row>[] => [
      { key: 'item', title: t('statistics.rows.item'), always: true, render: (r) => r.name, textOf: (r) => r.name },
      {
        key: 'category',
        title: t('statistics.rows.category'),
        width: widths.category,
        render: (r) => r.category,
        textOf: (r) => r.category,
      },
      {
        key: 'severity',
        title: t('statistics.rows.severity'),
        width: widths.severity,
        render: (r) => <StateLabel object="severity" state={r.severity} />,
      },
      ...more,
    ],
    [t, widths, more],
  );
  return <RowsTable<Row> {...table} columns={columns} nameOf={(row) => row.name} nothing={t('statistics.top.none')} />;
}
