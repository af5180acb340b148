import type { Output } from '@rondo/contract/kit/endpoint';
import { shopInspectionApi } from '@rondo/contract/shop-inspection';
import { recordRows } from '@rondo/contract/statistics-rows';
import { INTERVAL_NAMES } from '@rondo/domain/shop-figures';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { noonOf } from '../day-text.ts';
import { type Asked, askedRows } from '../filter.ts';
import type { ShopFilterName } from '../shop-filter.ts';
import { NumberLink } from './number-link.tsx';
import { RowsTable } from './rows-table.tsx';

type Row = Output<typeof shopInspectionApi.intervals>['list'][number];

interface Props {
  params: ReturnType<typeof useListParams<ShopFilterName>>;
  asked: Asked;
}

/** The intervals between inspections, the longest first; its days lead to the records of both ends. */
export function IntervalRows({ params, asked }: Props) {
  const t = useT();
  const format = useFormat();
  const interval = INTERVAL_NAMES.find((one) => one === params.filters.interval[0]);
  const input = { ...askedRows(asked, params), ...(interval ? { interval } : {}) };
  const list = useCall(shopInspectionApi.intervals, input, { keepPrevious: true });
  const columns = useMemo((): Column<Row>[] => {
    const onDay = (row: Row, day: string) => (
      <NumberLink rows={recordRows(asked, { shopId: [row.shop.id], from: day, to: day })} count={1}>
        {format.day(noonOf(day))}
      </NumberLink>
    );
    return [
      {
        key: 'shop',
        title: t('statistics.table.shop'),
        always: true,
        render: (r) => r.shop.name,
        textOf: (r) => `${r.shop.name} · ${r.groupPath}`,
      },
      {
        key: 'days',
        title: t('shopInspection.intervals.days'),
        width: 112,
        align: 'right',
        render: (r) => format.count(r.days),
      },
      { key: 'from', title: t('shopInspection.intervals.from'), width: 160, render: (r) => onDay(r, r.from) },
      { key: 'to', title: t('shopInspection.intervals.to'), width: 160, render: (r) => onDay(r, r.to) },
    ];
  }, [t, format, asked]);
  return (
    <RowsTable<Row>
      title={interval ? t(`shopInspection.intervals.${interval}`) : t('shopInspection.intervals.title')}
      list={list}
      columns={columns}
      params={params}
      rowKey={(row) => `${row.shop.id} ${row.to}`}
      nameOf={(row) => row.shop.name}
      cardOf={(row) => [
        row.shop.name,
        [
          `${t('shopInspection.intervals.days')} ${row.days}`,
          format.day(noonOf(row.from)),
          format.day(noonOf(row.to)),
        ].join(' · '),
      ]}
      nothing={t('shopInspection.intervals.none')}
    />
  );
}
