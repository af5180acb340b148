import type { Output } from '@rondo/contract/kit/endpoint';
import { statisticsApi } from '@rondo/contract/statistics';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { type Asked, askedRows, type FilterName } from '../filter.ts';
import { FailedRows } from './failed-rows.tsx';

type Row = Output<typeof statisticsApi.failures>['list'][number];

const WIDTHS = { category: 160, severity: 112 };

interface Props {
  params: ReturnType<typeof useListParams<FilterName>>;
  asked: Asked;
}

/** Every failed item of the period; a row opens its record. */
export function FailureRows({ params, asked }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const severity = SEVERITIES.filter((one) => params.filters.severity.includes(one));
  const input = { ...askedRows(asked, params), ...(severity.length > 0 ? { severity } : {}) };
  const list = useCall(statisticsApi.failures, input, { keepPrevious: true });
  const more = useRecordColumns();
  return (
    <FailedRows<Row>
      title={t(
        severity.length === 1 && severity[0] === 'red_line' ? 'statistics.figure.redLines' : 'statistics.figure.failed',
      )}
      list={list}
      widths={WIDTHS}
      more={more}
      params={params}
      rowKey={(row) => `${row.recordId} ${row.itemId}`}
      onOpen={(row) => void navigate(`/inspect/record/${row.recordId}`)}
      cardOf={(row) => [row.name, `${row.shop.name} · ${row.recordNumber}`]}
    />
  );
}

/** Of the record in which the item failed. */
function useRecordColumns(): Column<Row>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'shop',
        title: t('statistics.table.shop'),
        width: 200,
        render: (r) => r.shop.name,
        textOf: (r) => `${r.shop.name} · ${r.shop.path}`,
      },
      {
        key: 'inspector',
        title: t('record.filter.inspector'),
        width: 136,
        render: (r) => r.inspector,
        textOf: (r) => r.inspector,
      },
      { key: 'at', title: t('statistics.rows.at'), width: 132, render: (r) => format.dateTime(r.submittedAt) },
      {
        key: 'record',
        title: t('statistics.rows.record'),
        width: 152,
        render: (r) => <span className="num">{r.recordNumber}</span>,
      },
    ],
    [t, format],
  );
}
