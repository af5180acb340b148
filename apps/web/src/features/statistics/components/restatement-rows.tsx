import { monthCloseApi, type RestatementRow } from '@rondo/contract/month-close';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { type Asked, askedRows, type FilterName } from '../filter.ts';
import { useClosedColumns } from './closed-columns.tsx';
import { RowsTable } from './rows-table.tsx';

interface Props {
  params: ReturnType<typeof useListParams<FilterName>>;
  asked: Asked;
}

/** The records that say something else than when their month was closed; a row opens its record. */
export function RestatementRows({ params, asked }: Props) {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const { basis: _basis, ...input } = askedRows(asked, params);
  const list = useCall(monthCloseApi.restatements, input, { keepPrevious: true });
  const { first, percent } = useClosedColumns();
  const columns = useMemo(
    (): Column<RestatementRow>[] => [
      ...first,
      { key: 'kind', title: t('monthClose.rows.kind'), width: 96, render: (r) => t(`monthClose.kind.${r.kind}`) },
      {
        key: 'before',
        title: t('monthClose.rows.before'),
        width: 112,
        align: 'right',
        render: (r) => percent(r.before?.ratePercent ?? null),
      },
      {
        key: 'now',
        title: t('monthClose.rows.now'),
        width: 96,
        align: 'right',
        render: (r) => percent(r.now?.ratePercent ?? null),
      },
      {
        key: 'failed',
        title: t('monthClose.rows.failed'),
        width: 104,
        align: 'right',
        render: (r) => `${r.before?.failedItems ?? '—'} → ${r.now?.failedItems ?? '—'}`,
      },
      {
        key: 'reason',
        title: t('monthClose.rows.reason'),
        width: 128,
        render: (r) => r.reason || '—',
        textOf: (r) => r.reason,
      },
      { key: 'found', title: t('monthClose.rows.found'), width: 120, render: (r) => format.dateTime(r.foundAt) },
    ],
    [t, format, first, percent],
  );
  return (
    <RowsTable<RestatementRow>
      title={t('monthClose.rows.restatements')}
      list={list}
      columns={columns}
      params={params}
      nothing={t('monthClose.rows.none')}
      rowKey={(row) => row.recordId}
      nameOf={(row) => row.number}
      onOpen={(row) => void navigate(`/inspect/record/${row.recordId}`)}
      cardOf={(row) => [`${row.shop.name} · ${t(`monthClose.kind.${row.kind}`)}`, `${row.number} · ${row.businessOn}`]}
    />
  );
}
