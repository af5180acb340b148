import { flowReadingApi } from '@rondo/contract/flow-reading';
import { FLOW_READING_LIMIT } from '@rondo/domain/flow-reading-limit';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  shopId: string;
  day: string;
  onClose: () => void;
}

/** Leaving a day of a store out of all figures. */
export function ExcludeDialog({ shopId, day, onClose }: Props) {
  const t = useT();
  const format = useFormat();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const act = useAct(flowReadingApi.exclude, { onDone: () => toast.ok(t('flowReading.excluded')) });
  const isMissing = isTried && reason.trim() === '';
  const submit = async () => {
    setTried(true);
    if (reason.trim() === '') return;
    if (await act.run({ shopId, day, reason })) onClose();
  };
  return (
    <Dialog title={t('flowReading.excludeTitle', { day: format.day(`${day}T12:00:00Z`) })} onClose={onClose}>
      <ActForm verb={t('flowReading.exclude')} isBusy={act.busy} onSubmit={() => void submit()} onClose={onClose}>
        <p className="meta">{t('flowReading.excludeHint')}</p>
        <TextField
          label={t('flowReading.reason')}
          isRequired
          rows={2}
          maxLength={FLOW_READING_LIMIT.reason}
          value={reason}
          error={isMissing ? t('flowReading.reasonNeeded') : undefined}
          onChange={setReason}
        />
      </ActForm>
    </Dialog>
  );
}
