import type { Sending } from '@rondo/contract/message-live';
import type { LedgerRow } from '@rondo/contract/message-report';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';

/** A sending as the ledger says it: channel, what became of it, how often it was tried, why it failed. */
export const sendingText = (t: Translate, { channel, fate, tries, error }: Sending): string => {
  const became = t(`message.fate.${fate}`);
  const said = t('message.sending.line', {
    channel: t(`message.alerts.channel.${channel}`),
    fate: tries > 1 ? t('message.ledger.tried', { fate: became, count: tries }) : became,
  });
  return error ? `${said}: ${error}` : said;
};

export function useLedgerColumns(): readonly Column<LedgerRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo((): Column<LedgerRow>[] => {
    const words = (
      key: 'name' | 'member' | 'category' | 'reason' | 'state',
      width: number,
      text: (row: LedgerRow) => string,
    ) => ({
      ...{ key, width, title: t(`message.ledger.column.${key}`), render: text, textOf: text },
    });
    const sent = (row: LedgerRow) => row.sendings.map((one) => sendingText(t, one)).join(' · ');
    return [
      {
        ...{ key: 'at', title: t('message.ledger.column.at'), width: 130, always: true },
        render: (row) => <span className="num">{format.dateTime(row.at)}</span>,
      },
      { ...words('member', 120, (row) => row.member.name), always: true },
      words('name', 280, (row) => [row.name, row.shopName].filter(Boolean).join(' · ')),
      words('category', 110, (row) => t(`message.category.${row.category}`)),
      words('reason', 180, (row) => row.reason),
      words('state', 130, (row) => t(`message.centreState.${row.state}`)),
      { key: 'sendings', title: t('message.ledger.column.sendings'), render: sent, textOf: sent },
    ];
  }, [t, format]);
}
