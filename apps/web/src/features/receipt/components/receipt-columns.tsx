import type { ReceiptRow } from '@rondo/contract/receipt';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { ReceiptState } from './receipt-state.tsx';

/** Beside the state stands whether it is late. */
const LATE_WIDTH = 56;

/** The columns of the list. */
export function useReceiptColumns(): Column<ReceiptRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    const words = (
      key: 'record' | 'shop' | 'template' | 'comment',
      width: number,
      of: (row: ReceiptRow) => string,
    ) => ({
      ...{ key, title: t(`receipt.column.${key}`), width, render: of, textOf: of },
    });
    const time = (key: 'sent' | 'due' | 'opened' | 'answered', of: (row: ReceiptRow) => string | null) => ({
      ...{ key, title: t(`receipt.column.${key}`), width: 130 },
      render: (row: ReceiptRow) => <span className="num">{format.dateTime(of(row))}</span>,
    });
    return [
      { ...words('record', 150, (row) => row.record.name), always: true },
      words('shop', 160, (row) => row.shop.name),
      { ...words('template', 160, (row) => row.template), hidden: true },
      {
        key: 'member',
        title: t('receipt.column.member'),
        width: 130,
        render: (row) => <Person name={row.member.name} />,
        textOf: (row) => row.member.name,
      },
      {
        key: 'state',
        title: t('receipt.column.state'),
        width: stateWidth('receipt', t) + LATE_WIDTH,
        always: true,
        render: (row) => <ReceiptState row={row} />,
      },
      { ...time('sent', (row) => row.sentAt), sortable: true },
      { ...time('due', (row) => row.dueAt), sortable: true },
      time('opened', (row) => row.openedAt),
      time('answered', (row) => row.answeredAt),
      words('comment', 220, (row) => row.comment),
    ];
  }, [t, format]);
}
