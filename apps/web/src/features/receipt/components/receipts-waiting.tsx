import { RECEIPT_SETS } from '@rondo/domain/receipt';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useAppState } from '../../../shared/session/app-state.ts';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import './receipt.css';

const WAITING = `/inspect/receipt?mine=true&${RECEIPT_SETS.pending.map((state) => `state=${state}`).join('&')}`;

/** Above a list: the reports that wait for the reader to acknowledge them. */
export function ReceiptsWaiting() {
  const t = useT();
  const count = useAppState((state) => state.receiptCount);
  if (count === 0) return null;
  return (
    <div className="receipt-waiting">
      <Banner tone="wait" action={<Link to={WAITING}>{t('receipt.show')}</Link>}>
        {t('receipt.waiting', { count })}
      </Banner>
    </div>
  );
}
