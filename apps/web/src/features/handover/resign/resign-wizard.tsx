import { handoverApi } from '@rondo/contract/handover';
import { useState } from 'react';
import { failureWords } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Face } from '../../../shared/ui/list/face.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { PlainResign } from './plain-resign.tsx';
import type { ResignProps } from './resign-props.ts';
import { StepsLayer } from './steps-layer.tsx';

/** Asks what they have in hand: nothing needs one confirmation, something a handover in steps. */
export default function ResignWizard({ memberId, onClose, onDone }: ResignProps) {
  const t = useT();
  const found = useCall(handoverApi.items, { memberId });
  // Once it is a handover it stays one: when it is done, nothing is open any more.
  const [isHandover, setHandover] = useState(false);
  if (!isHandover && found.data && found.data.items.length > 0) setHandover(true);
  if (found.isError) {
    const retry = (
      <button type="button" className="button button-primary" onClick={() => void found.refetch()}>
        {t('ui.retry')}
      </button>
    );
    return (
      <Dialog title={t('handover.title')} onClose={onClose}>
        <Face kind="failed" noun={t('handover.noun')} actions={retry}>
          {failureWords(found.error)}
        </Face>
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
  return isHandover ? <StepsLayer {...props} /> : <PlainResign {...props} />;
}
