import { type CounterHour, flowReadingApi } from '@rondo/contract/flow-reading';
import { FLOW_READING_LIMIT } from '@rondo/domain/flow-reading-limit';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { hourText } from '../hour-text.ts';

interface Props {
  counterId: string;
  hour: CounterHour;
  onClose: () => void;
}

/** Writing what an hour really was. */
export function CorrectDialog({ counterId, hour, onClose }: Props) {
  const t = useT();
  const format = useFormat();
  const [entries, setEntries] = useState(hour.entries ?? 0);
  const [exits, setExits] = useState(hour.exits ?? 0);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const act = useAct(flowReadingApi.correct, { onDone: () => toast.ok(t('flowReading.correctDone')) });
  const isMissing = isTried && reason.trim() === '';
  const submit = async () => {
    setTried(true);
    if (reason.trim() === '') return;
    if (await act.run({ counterId, at: hour.at, entries, exits, reason })) onClose();
  };
  const range = { min: 0, max: FLOW_READING_LIMIT.people, digits: 0 } as const;
  const title = t('flowReading.correctTitle', {
    day: format.day(`${hour.day}T12:00:00Z`),
    hour: hourText(hour.hour),
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <ActForm verb={t('ui.save')} isBusy={act.busy} onSubmit={() => void submit()} onClose={onClose}>
        <p className="meta">{t('flowReading.correctHint')}</p>
        <NumberField label={t('flowReading.entries')} isRequired value={entries} onChange={setEntries} {...range} />
        <NumberField label={t('flowReading.exits')} isRequired value={exits} onChange={setExits} {...range} />
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
