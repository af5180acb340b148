import type { ClosedRecordRow } from '@rondo/contract/month-close';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { noonOf } from '../day-text.ts';

type RecordFacts = Pick<ClosedRecordRow, 'number' | 'businessOn' | 'shop' | 'inspector'>;

/** What the lists of records of closed months have in common: which record it is, and how a rate is written. */
export function useClosedColumns() {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    const first: Column<RecordFacts>[] = [
      {
        key: 'record',
        title: t('monthClose.rows.record'),
        width: 144,
        always: true,
        render: (r) => <span className="num">{r.number}</span>,
        textOf: (r) => r.number,
      },
      {
        key: 'shop',
        title: t('statistics.table.shop'),
        render: (r) => r.shop.name,
        textOf: (r) => `${r.shop.name} · ${r.shop.path}`,
      },
      { key: 'day', title: t('monthClose.rows.day'), width: 88, render: (r) => format.day(noonOf(r.businessOn)) },
      {
        key: 'inspector',
        title: t('record.filter.inspector'),
        width: 104,
        render: (r) => r.inspector,
        textOf: (r) => r.inspector,
      },
    ];
    return { first, percent: (value: number | null) => format.percent(value === null ? null : value / 100) };
  }, [t, format]);
}
