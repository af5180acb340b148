import type { Output } from '@rondo/contract/kit/endpoint';
import { statisticsApi } from '@rondo/contract/statistics';
import { recordRows } from '@rondo/contract/statistics-rows';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { type Asked, askedRows, type FilterName } from '../filter.ts';
import { FailedRows } from './failed-rows.tsx';
import { NumberLink } from './number-link.tsx';

type Row = Output<typeof statisticsApi.items>['list'][number];

const WIDTHS = { category: 240, severity: 132 };

interface Props {
  params: ReturnType<typeof useListParams<FilterName>>;
  asked: Asked;
}

/** Every item that failed in the period, the most often failed first; its number opens the records. */
export function ItemRows({ params, asked }: Props) {
  const t = useT();
  const list = useCall(statisticsApi.items, askedRows(asked, params), { keepPrevious: true });
  const format = useFormat();
  const more = useMemo(
    (): Column<Row>[] => [
      {
        key: 'failed',
        title: t('statistics.rows.times'),
        width: 112,
        align: 'right',
        render: (r) => (
          <NumberLink rows={recordRows(asked, { itemId: r.itemId })} count={r.failed}>
            {format.count(r.failed)}
          </NumberLink>
        ),
      },
    ],
    [t, format, asked],
  );
  return (
    <FailedRows<Row>
      title={t('statistics.rows.items')}
      list={list}
      widths={WIDTHS}
      more={more}
      params={params}
      rowKey={(row) => row.itemId}
      cardOf={(row) => [row.name, `${row.category} · ${format.count(row.failed)}`]}
    />
  );
}
