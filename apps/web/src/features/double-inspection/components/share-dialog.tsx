import { doubleInspectionApi } from '@rondo/contract/double-inspection';
import type { Output } from '@rondo/contract/kit/endpoint';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { useFormGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  stored: Output<typeof doubleInspectionApi.setting>;
  onClose: () => void;
}

/** The share of remote inspections that are done twice. */
export function ShareDialog({ stored, onClose }: Props) {
  const t = useT();
  // What was shown when the dialog opened: saving over what somebody else set meanwhile is refused.
  const [seen] = useState(stored);
  const [percent, setPercent] = useState(seen.percent);
  const [isOvertaken, setOvertaken] = useState(false);
  const save = useAct(doubleInspectionApi.saveSetting, {
    onDone: () => {
      toast.ok(t('doubleInspection.setting.saved'));
      onClose();
    },
    onRefused: ({ reason }) => {
      setOvertaken(reason === 'STALE');
      return reason === 'STALE';
    },
  });
  const guard = useFormGuard(percent !== seen.percent && !save.busy, onClose);
  return (
    <Dialog title={t('doubleInspection.setting.title')} width={440} onClose={guard.close}>
      <ActForm
        verb={t('ui.save')}
        isBusy={save.busy}
        onSubmit={() => void save.run({ percent, rev: seen.rev })}
        onClose={guard.close}
      >
        <NumberField
          label={t('doubleInspection.setting.label')}
          hint={t('doubleInspection.setting.hint')}
          min={0}
          max={LIMIT.percent}
          digits={0}
          suffix="%"
          value={percent}
          onChange={setPercent}
          {...(isOvertaken ? { error: t('doubleInspection.setting.stale') } : {})}
        />
      </ActForm>
      {guard.question}
    </Dialog>
  );
}
