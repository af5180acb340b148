import type { Output } from '@rondo/contract/kit/endpoint';
import { monthCloseApi } from '@rondo/contract/month-close';
import { MONTH_CLOSE } from '@rondo/domain/month-close';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { useFormGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  stored: Output<typeof monthCloseApi.setting>;
  onClose: () => void;
}

/** On which day of a month the month before is closed. */
export function ClosingDayDialog({ stored, onClose }: Props) {
  const t = useT();
  // What was shown when the dialog opened: saving over what somebody else set meanwhile is refused.
  const [seen] = useState(stored);
  const [day, setDay] = useState(seen.day);
  const [isOvertaken, setOvertaken] = useState(false);
  const save = useAct(monthCloseApi.saveSetting, {
    onDone: () => {
      toast.ok(t('monthClose.setting.saved'));
      onClose();
    },
    onRefused: ({ reason }) => {
      setOvertaken(reason === 'STALE');
      return reason === 'STALE';
    },
  });
  const guard = useFormGuard(day !== seen.day && !save.busy, onClose);
  return (
    <Dialog title={t('monthClose.setting.title')} width={440} onClose={guard.close}>
      <ActForm
        verb={t('ui.save')}
        isBusy={save.busy}
        onSubmit={() => void save.run({ day, rev: seen.rev })}
        onClose={guard.close}
      >
        <NumberField
          label={t('monthClose.setting.label')}
          hint={t('monthClose.setting.hint')}
          min={MONTH_CLOSE.firstDay}
          max={MONTH_CLOSE.lastDay}
          digits={0}
          suffix={t('monthClose.setting.suffix')}
          value={day}
          onChange={setDay}
          {...(isOvertaken ? { error: t('monthClose.setting.stale') } : {})}
        />
      </ActForm>
      {guard.question}
    </Dialog>
  );
}
