import { type CycleDetail, cycleApi } from '@rondo/contract/cycle';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { RadioCards } from '../../../shared/ui/form/wizard.tsx';
import { toast } from '../../../shared/ui/toast.ts';

/** Ending for good, with what becomes of the open tasks. */
export function EndForm({ cycle: { id, rev, openTasks: open }, onClose }: { cycle: CycleDetail; onClose: () => void }) {
  const t = useT();
  const [openTasks, setOpenTasks] = useState<'keep' | 'close'>('keep');
  const [comment, setComment] = useState('');
  const end = useAct(cycleApi.end, {
    onDone: () => {
      toast.ok(t('cycle.done.end'));
      onClose();
    },
  });
  return (
    <ActForm
      verb={t('cycle.act.end')}
      isBusy={end.busy}
      isDanger
      onSubmit={() => void end.run({ id, rev, openTasks, comment })}
      onClose={onClose}
    >
      <p>{t('cycle.form.endWarning')}</p>
      {open > 0 && (
        <RadioCards
          label={t('cycle.form.openTasks', { count: open })}
          value={openTasks}
          onChange={setOpenTasks}
          options={[
            { value: 'keep', label: t('cycle.form.keep'), hint: t('cycle.form.openTasks', { count: open }) },
            { value: 'close', label: t('cycle.form.close'), hint: t('cycle.form.closeHint') },
          ]}
        />
      )}
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
