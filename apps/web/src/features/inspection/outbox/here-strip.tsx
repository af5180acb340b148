import { ChevronRight, CloudOff } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useOnDevice } from './use-outbox.ts';
import './outbox.css';

/** Without network the lists do not load: the way to what this device has, as long as there is something to go on with. */
export default function HereStrip() {
  const t = useT();
  const { onDevice } = useOnDevice();
  const count = onDevice?.entries.length ?? 0;
  if (count === 0) return null;
  return (
    <div className="waiting-strip" role="status">
      <Link to="/inspect/offline">
        <CloudOff size={16} strokeWidth={1.75} aria-hidden />
        {t('inspection.outbox.hereStrip', { count })}
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
      </Link>
    </div>
  );
}
