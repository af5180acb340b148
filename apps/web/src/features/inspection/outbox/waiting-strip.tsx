import { ChevronRight, CloudUpload } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import './outbox.css';

/** Over the bar of the phone as long as something waits to be sent: "2 inspections wait to be sent". */
export function WaitingStrip({ count }: { count: number }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <div className="waiting-strip" role="status">
      <Link to="/inspect/offline">
        <CloudUpload size={16} strokeWidth={1.75} aria-hidden />
        {t('inspection.outbox.strip', { count })}
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
      </Link>
    </div>
  );
}
