import { type CycleDetail, cycleApi } from '@rondo/contract/cycle';
import { addDays } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';

const USUAL_DAYS = 7;

/** Until when nothing is given out, and why. */
export function PauseForm({ cycle: { id, rev }, onClose }: { cycle: CycleDetail; onClose: () => void }) {
  const t = useT();
  const today = useFormat().civilDay(Date.now());
  const [resumesOn, setResumesOn] = useState(() => addDays(today, USUAL_DAYS));
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string | undefined>();
  const pause = useAct(cycleApi.pause, {
    onDone: () => {
      toast.ok(t('cycle.done.pause'));
      onClose();
    },
    onRefused: (refusal) => {
      const fault = refusal.fields.find(({ path }) => path === 'resumesOn');
      setError(fault?.message);
      return fault !== undefined;
    },
  });
  return (
    <ActForm
      verb={t('cycle.act.pause')}
      isBusy={pause.busy}
      onSubmit={() => void pause.run({ id, rev, resumesOn, comment })}
      onClose={onClose}
    >
      <DateField
        label={t('cycle.form.resumesOn')}
        hint={t('cycle.form.resumesOnHint', { count: LIMIT.cycle.pauseDays })}
        isRequired
        value={resumesOn}
        onChange={setResumesOn}
        {...(error ? { error } : {})}
      />
      <TextField
        label={t('cycle.form.reason')}
        rows={2}
        maxLength={LIMIT.text.reason}
        value={comment}
        onChange={setComment}
      />
    </ActForm>
  );
}
