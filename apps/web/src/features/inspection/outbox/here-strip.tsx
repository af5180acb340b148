import { CloudOff } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { StripLink } from './strip-link.tsx';
import { useOnDevice } from './use-outbox.ts';

/** Without network the lists do not load: the way to what this device has, as long as there is something to go on with. */
export default function HereStrip() {
  const t = useT();
  const { onDevice } = useOnDevice();
  const count = onDevice?.entries.length ?? 0;
  if (count === 0) return null;
  return <StripLink icon={CloudOff}>{t('inspection.outbox.hereStrip', { count })}</StripLink>;
}
