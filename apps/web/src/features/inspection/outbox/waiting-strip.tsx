import { ChevronRight, CloudUpload } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { useIsOnline } from './use-is-online.ts';
import './outbox.css';

/** Read from the device, so only asked for without network. */
const HereStrip = lazyPart(() => import('./here-strip.tsx'));

const HERE = (
  <Suspense fallback={null}>
    <HereStrip />
  </Suspense>
);

/** Over the bar of the phone as long as something waits to be sent: "2 inspections wait to be sent"; without network also what is here. */
export function WaitingStrip({ count }: { count: number }) {
  const t = useT();
  const isOnline = useIsOnline();
  if (count === 0) return isOnline ? null : HERE;
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
