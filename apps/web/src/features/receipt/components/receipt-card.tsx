import type { ReceiptRow } from '@rondo/contract/receipt';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { ReceiptState } from './receipt-state.tsx';
import './receipt.css';

/** A row on the phone. */
export function ReceiptCard({ row }: { row: ReceiptRow }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="receipt-card">
      <div className="receipt-line">
        <strong className="ellipsis">{row.shop.name}</strong>
        <ReceiptState row={row} />
      </div>
      <div className="receipt-line meta">
        <span className="ellipsis">
          {row.member.name} · {row.template}
        </span>
        <span className="num">{format.dateTime(row.sentAt)}</span>
      </div>
      <div className="meta">
        {row.openedAt === null ? t('receipt.unopened') : t('receipt.openedAt', { at: format.dateTime(row.openedAt) })}
      </div>
      {row.comment !== '' && <div className="meta ellipsis">{row.comment}</div>}
    </div>
  );
}
