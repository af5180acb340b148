import type { ListAnswer } from '@rondo/contract/kit/page';
import { Scale } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { kappaWords } from '../kappa-words.ts';

interface Props<Row> {
  label: string;
  list: {
    data: ListAnswer<Row> | undefined;
    error: Error | null;
    isPending: boolean;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  columns: Column<Row>[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Where the pairs of a row are. */
  linkOf: (row: Row) => string;
  isFiltered: boolean;
  onClear: () => void;
}

interface Numbers {
  pairs: number;
  agreed: number;
  observed: number | null;
  kappa: number | null;
}

/** A list of agreements: table, cards on the phone, faces. */
export function AgreementTable<Row extends Numbers>(props: Props<Row>) {
  const { label, list, columns, keyOf, nameOf, linkOf, isFiltered, onClear } = props;
  const t = useT();
  const format = useFormat();
  const rows = list.data?.list ?? [];
  const isEmpty = list.data !== undefined && rows.length === 0;
  return (
    <DataTable<Row>
      label={label}
      rows={rows}
      columns={columns}
      rowKey={keyOf}
      nameOf={nameOf}
      isLoading={list.isPending || list.isPlaceholderData}
      emptyState={
        (list.error || isEmpty) && (
          <ListEmptyState
            noun={t('doubleInspection.noun')}
            icon={Scale}
            nothingYet={t('doubleInspection.nothingYet')}
            failure={list.error}
            isFiltered={isFiltered}
            onRetry={() => void list.refetch()}
            onClear={onClear}
          />
        )
      }
      card={(row) => (
        <div className="agreement-card">
          <Link to={linkOf(row)}>{nameOf(row)}</Link>
          <span className="meta num">
            {format.count(row.agreed)} / {format.count(row.pairs)} · {format.percent(row.observed)}
          </span>
          <span className="num">
            {t('doubleInspection.kappa')} {format.coefficient(row.kappa)} {kappaWords(t, row)}
          </span>
        </div>
      )}
    />
  );
}
