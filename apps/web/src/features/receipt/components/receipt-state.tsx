import type { ReceiptRow } from '@rondo/contract/receipt';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import './receipt.css';

/** The state of a receipt, and whether it is late. */
export function ReceiptState({ row }: { row: Pick<ReceiptRow, 'state' | 'isLate'> }) {
  const t = useT();
  return (
    <span className="receipt-state">
      <StateLabel object="receipt" state={row.state} />
      {row.isLate && <span className="receipt-late">{t('receipt.late')}</span>}
    </span>
  );
}
