import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { Consequences } from './consequences.tsx';
import { type Found, useResign } from './use-resign.ts';

interface Props {
  found: Found;
  onClose: () => void;
  onDone: () => void;
  onStale: () => void;
}

/** Nothing is in their hands: a reason if one likes, and one press. */
export function PlainResign({ found, onClose, onDone, onStale }: Props) {
  const t = useT();
  const [reason, setReason] = useState('');
  const resign = useResign({
    onDone: () => {
      toast.ok(t('handover.done', { name: found.name }));
      onDone();
    },
    onStale,
  });
  const submit = () => void resign.run({ found, reason });
  return (
    <Dialog title={t('handover.titleOf', { name: found.name })} onClose={onClose} width={480}>
      <ActForm verb={t('handover.submit')} isDanger isBusy={resign.busy} onSubmit={submit} onClose={onClose}>
        <p>{t('handover.nothingOpen', { name: found.name })}</p>
        <Consequences name={found.name} />
        <TextField
          label={t('handover.reason')}
          value={reason}
          onChange={setReason}
          rows={2}
          maxLength={LIMIT.text.reason}
        />
      </ActForm>
    </Dialog>
  );
}
