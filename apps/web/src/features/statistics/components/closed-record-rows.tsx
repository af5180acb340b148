import { type ClosedRecordRow, monthCloseApi } from '@rondo/contract/month-close';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { type Asked, askedRows, type FilterName, type Filters } from '../filter.ts';
import { useClosedColumns } from './closed-columns.tsx';
import { RowsTable } from './rows-table.tsx';

interface Props {
  params: ReturnType<typeof useListParams<FilterName>>;
  asked: Asked;
}

/** The records behind a number of a closed period, with what they said then; a row opens its record of today. */
export function ClosedRecordRows({ params, asked }: Props) {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const input = { ...askedRows(asked, params), ...narrowedBy(params.filters) };
  const list = useCall(monthCloseApi.records, input, { keepPrevious: true });
  const { first, percent } = useClosedColumns();
  const columns = useMemo(
    (): Column<ClosedRecordRow>[] => [
      ...first,
      {
        key: 'rate',
        title: t('monthClose.rows.rate'),
        width: 96,
        align: 'right',
        render: (r) => percent(r.ratePercent),
      },
      {
        key: 'redLines',
        title: t('monthClose.rows.redLines'),
        width: 88,
        align: 'right',
        render: (r) => format.count(r.redLines),
      },
      {
        key: 'failed',
        title: t('monthClose.rows.failed'),
        width: 112,
        align: 'right',
        render: (r) => format.count(r.failedItems),
      },
      {
        key: 'restated',
        title: t('monthClose.rows.later'),
        width: 136,
        render: (r) => (r.isRestated ? t('monthClose.rows.later') : '—'),
      },
    ],
    [t, format, first, percent],
  );
  return (
    <RowsTable<ClosedRecordRow>
      title={t('monthClose.rows.closedRecords')}
      list={list}
      columns={columns}
      params={params}
      nothing={t('monthClose.rows.noRecords')}
      rowKey={(row) => row.recordId}
      nameOf={(row) => row.number}
      onOpen={(row) => void navigate(`/inspect/record/${row.recordId}`)}
      cardOf={(row) => [`${row.shop.name} · ${percent(row.ratePercent)}`, `${row.number} · ${row.businessOn}`]}
    />
  );
}

/** What the address narrows the list by. */
function narrowedBy({ evaluated, isPass, itemId, groupRow, levelRank }: Filters) {
  return {
    ...(evaluated[0] ? { evaluated: evaluated[0] === 'true' } : {}),
    ...(isPass[0] ? { isPass: isPass[0] === 'true' } : {}),
    ...(itemId[0] ? { itemId: itemId[0] } : {}),
    ...(groupRow[0] ? { groupRow: groupRow[0] } : {}),
    ...(levelRank.length > 0 ? { levelRank: levelRank.map(Number) } : {}),
  };
}
