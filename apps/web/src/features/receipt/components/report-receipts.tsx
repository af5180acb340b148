import { type ReceiptRow, receiptApi } from '@rondo/contract/receipt';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { ReceiptState } from './receipt-state.tsx';
import './receipt.css';

/** In a report: which managers were asked to acknowledge it, and what they said. */
export function ReportReceipts({ recordId }: { recordId: string }) {
  const t = useT();
  const { data } = useCall(receiptApi.ofRecord, { recordId }, { part: true });
  if (!data || (data.receipts.length === 0 && !data.isWithoutManager)) return null;
  return (
    <section className="card receipt-report">
      <h2>{t('receipt.title')}</h2>
      {data.isWithoutManager && <p className="meta">{t('receipt.withoutManager')}</p>}
      <ul>
        {data.receipts.map((one) => (
          <One key={one.id} receipt={one} />
        ))}
      </ul>
    </section>
  );
}

function One({ receipt }: { receipt: ReceiptRow }) {
  const t = useT();
  const format = useFormat();
  const { member, sentAt, dueAt, openedAt, answeredAt, comment, isBeforeChange } = receipt;
  const at = (moment: string) => format.dateTime(moment);
  return (
    <li>
      <div className="receipt-line">
        <Person name={member.name} />
        <ReceiptState row={receipt} />
      </div>
      <p className="meta num">{t('receipt.sentAt', { at: at(sentAt), due: at(dueAt) })}</p>
      <p className="meta num">
        {openedAt === null ? t('receipt.unopened') : t('receipt.openedAt', { at: at(openedAt) })}
      </p>
      {answeredAt !== null && <p className="meta num">{t('receipt.answeredAt', { at: at(answeredAt) })}</p>}
      {comment !== '' && <p className="receipt-said">{comment}</p>}
      {isBeforeChange && <p className="meta">{t('receipt.beforeChange')}</p>}
    </li>
  );
}
