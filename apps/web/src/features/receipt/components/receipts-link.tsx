import { MailCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';

/** From the records to their receipts. */
export function ReceiptsLink() {
  const t = useT();
  return (
    <Link className="button" to="/inspect/receipt">
      <MailCheck size={16} strokeWidth={1.75} aria-hidden />
      {t('receipt.title')}
    </Link>
  );
}
