import { CloudUpload } from 'lucide-react';
import { Suspense } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { StripLink } from './strip-link.tsx';
import { useIsOnline } from './use-is-online.ts';

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
  return <StripLink icon={CloudUpload}>{t('inspection.outbox.strip', { count })}</StripLink>;
}
