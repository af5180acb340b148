import { handoverApi } from '@rondo/contract/handover';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { OwnLeaving } from './own-leaving.ts';
import { PlainResign } from './plain-resign.tsx';
import type { ResignProps } from './resign-props.ts';
import { StepsLayer } from './steps-layer.tsx';

/** Asks what they have in hand: nothing needs one confirmation, something a handover in steps. */
export default function ResignWizard({ memberId, onClose, onDone }: ResignProps) {
  const t = useT();
  const isOwn = memberId === null;
  const own = useCall(handoverApi.own, {}, { enabled: isOwn });
  const others = useCall(handoverApi.items, { memberId: memberId ?? '' }, { enabled: !isOwn });
  const found = isOwn ? own : others;
  // Once it is a handover it stays one: when it is done, nothing is open any more.
  const [isHandover, setHandover] = useState(false);
  if (!isHandover && found.data && found.data.items.length > 0) setHandover(true);
  if (found.isLoadingError) {
    return (
      <Dialog title={t('handover.title')} onClose={onClose}>
        <LoadFailure noun={t('handover.noun')} failure={found.error} onRetry={() => void found.refetch()} />
      </Dialog>
    );
  }
  if (!found.data) {
    return (
      <Dialog title={t('handover.title')} onClose={onClose}>
        <Spinner />
      </Dialog>
    );
  }
  const props = { found: found.data, onClose, onDone, onStale: () => void found.refetch() };
  return <OwnLeaving value={isOwn}>{isHandover ? <StepsLayer {...props} /> : <PlainResign {...props} />}</OwnLeaving>;
}
