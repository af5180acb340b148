import type { Output } from '@rondo/contract/kit/endpoint';
import type { statisticsApi } from '@rondo/contract/statistics';
import { failureRows, openRows, type Rows, recordRows } from '@rondo/contract/statistics-rows';
import { LIMIT } from '@rondo/domain/limit';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import type { Column } from '../../../shared/ui/list/column.ts';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { Level } from '../../../shared/ui/status/level.tsx';
import type { Asked } from '../filter.ts';
import { NumberLink } from './number-link.tsx';
import { averageColumn, headerHelp, storeColumn } from './score-cells.tsx';

export type ShopRow = Output<typeof statisticsApi.shops>['list'][number];

interface Props {
  rows: readonly ShopRow[];
  asked: Asked;
  isLoading: boolean;
  sort: string;
  onSort: ((sort: string | null) => void) | null;
  /** Filters the page to a shop. */
  onOpen: ((row: ShopRow) => void) | null;
}

/** A row a shop; a shop with too few inspections is grey and has no rank. */
export function ShopTable({ rows, asked, isLoading, sort, onSort, onOpen }: Props) {
  const t = useT();
  const columns = useShopColumns(asked);
  return (
    <DataTable<ShopRow>
      label={t('statistics.table.title')}
      rows={rows}
      columns={columns}
      rowKey={(row) => row.shopId}
      nameOf={(row) => row.name}
      isLoading={isLoading}
      sort={sort}
      {...(onSort ? { onSort } : {})}
      {...(onOpen ? { onOpen } : {})}
      card={(row) => <ShopCard row={row} />}
    />
  );
}

function isFew(row: ShopRow): boolean {
  return row.records < LIMIT.rank.samples;
}

function useShopColumns(asked: Asked): Column<ShopRow>[] {
  const t = useT();
  const format = useFormat();
  const can = useCan();
  return useMemo(() => {
    const percent = (value: number | null) => format.percent(value === null ? null : value / 100);
    const number = (rows: Rows, count: number) => (
      <NumberLink rows={rows} count={count}>
        {format.count(count)}
      </NumberLink>
    );
    const own = (row: ShopRow) => ({ ...asked, shopId: [row.shopId] });
    const few = t('statistics.table.tooFew', { count: LIMIT.rank.samples });
    return [
      storeColumn<ShopRow>(t),
      {
        key: 'rank',
        title: t('statistics.table.rank'),
        help: headerHelp(t, 'shops.rank'),
        width: 64,
        align: 'right',
        render: (r) => (r.rank === null ? '—' : format.count(r.rank)),
        textOf: (r) => (r.rank === null && isFew(r) ? few : headerHelp(t, 'shops.rank')),
      },
      {
        key: 'records',
        title: t('statistics.table.records'),
        help: headerHelp(t, 'shops.records'),
        width: 104,
        align: 'right',
        sortable: true,
        render: (r) => number(recordRows(own(r)), r.records),
      },
      {
        ...averageColumn<ShopRow>(t, format, (r) => (isFew(r) ? few : ''), asked.weighting ?? 'records'),
        sortable: true,
      },
      {
        key: 'best',
        title: t('statistics.table.best'),
        help: headerHelp(t, 'shops.best'),
        width: 82,
        align: 'right',
        render: (r) => percent(r.bestRate),
      },
      {
        key: 'worst',
        title: t('statistics.table.worst'),
        help: headerHelp(t, 'shops.worst'),
        width: 82,
        align: 'right',
        render: (r) => percent(r.worstRate),
      },
      {
        key: 'lastRate',
        title: t('statistics.table.last'),
        help: headerHelp(t, 'shops.last'),
        width: 104,
        align: 'right',
        render: (r) => (
          <span className="statistics-last">
            {r.lastRecordId && can('record_select') ? (
              <Link to={`/inspect/record/${r.lastRecordId}`}>{percent(r.lastRate)}</Link>
            ) : (
              percent(r.lastRate)
            )}
            {r.lastLevel && <Level bare level={r.lastLevel} />}
          </span>
        ),
      },
      {
        key: 'last',
        title: t('statistics.table.lastAt'),
        help: headerHelp(t, 'shops.lastAt'),
        width: 100,
        sortable: true,
        render: (r) => (r.lastAt ? format.day(r.lastAt) : '—'),
      },
      {
        key: 'failed',
        title: t('statistics.table.failed'),
        help: headerHelp(t, 'shops.failed'),
        width: 96,
        align: 'right',
        render: (r) => number(failureRows(own(r)), r.failedItems),
      },
      {
        key: 'redLines',
        title: t('statistics.table.redLines'),
        help: headerHelp(t, 'shops.redLines'),
        width: 88,
        align: 'right',
        sortable: true,
        render: (r) => number(failureRows(own(r), { severity: ['red_line'] }), r.redLines),
      },
      {
        key: 'open',
        title: t('statistics.table.open'),
        help: headerHelp(t, 'shops.open'),
        width: 104,
        align: 'right',
        sortable: true,
        render: (r) => number(openRows(r.shopId), r.openRectifications),
      },
    ];
  }, [t, format, can, asked]);
}

function ShopCard({ row }: { row: ShopRow }) {
  const t = useT();
  const format = useFormat();
  const facts = [
    `${t('statistics.table.records')} ${format.count(row.records)}`,
    `${t('statistics.table.redLines')} ${format.count(row.redLines)}`,
    `${t('statistics.table.open')} ${format.count(row.openRectifications)}`,
  ];
  return (
    <div className="statistics-shop">
      <strong className="ellipsis">{row.name}</strong>
      <span className={isFew(row) ? 'num statistics-few' : 'num strong'}>
        {format.percent(row.averageRate === null ? null : row.averageRate / 100)}
      </span>
      <span className="meta">{facts.join(' · ')}</span>
    </div>
  );
}
