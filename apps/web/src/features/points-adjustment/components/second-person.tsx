import type { Output } from '@rondo/contract/kit/endpoint';
import { pointsAdjustmentApi } from '@rondo/contract/points-adjustment';
import { LIMIT } from '@rondo/domain/limit';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { useFormGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';

/** Above how many points a second person is needed, for whoever may choose it. */
export function SecondPerson() {
  const t = useT();
  const format = useFormat();
  const { data } = useCall(pointsAdjustmentApi.setting, {}, { part: true });
  const [isOpen, setOpen] = useState(false);
  if (!data?.can.edit) return null;
  return (
    <>
      <Button look="text" isSmall icon={Settings2} onPress={() => setOpen(true)}>
        {t('pointsAdjustment.setting.open', { points: format.score(data.secondAbove) })}
      </Button>
      {isOpen && <SecondPersonDialog stored={data} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Props {
  stored: Output<typeof pointsAdjustmentApi.setting>;
  onClose: () => void;
}

function SecondPersonDialog({ stored, onClose }: Props) {
  const t = useT();
  // What was shown when the dialog opened: saving over what somebody else set meanwhile is refused.
  const [seen] = useState(stored);
  const [secondAbove, setSecondAbove] = useState(seen.secondAbove);
  const [isOvertaken, setOvertaken] = useState(false);
  const save = useAct(pointsAdjustmentApi.saveSetting, {
    onDone: () => {
      toast.ok(t('pointsAdjustment.setting.saved'));
      onClose();
    },
    onRefused: ({ reason }) => {
      setOvertaken(reason === 'STALE');
      return reason === 'STALE';
    },
  });
  const guard = useFormGuard(secondAbove !== seen.secondAbove && !save.busy, onClose);
  return (
    <Dialog title={t('pointsAdjustment.setting.title')} width={440} onClose={guard.close}>
      <ActForm
        verb={t('ui.save')}
        isBusy={save.busy}
        onSubmit={() => void save.run({ secondAbove, rev: seen.rev })}
        onClose={guard.close}
      >
        <NumberField
          label={t('pointsAdjustment.setting.label')}
          hint={t('pointsAdjustment.setting.hint')}
          min={0}
          max={LIMIT.points.most}
          digits={LIMIT.points.digits}
          suffix={t('pointsAdjustment.setting.suffix')}
          value={secondAbove}
          onChange={setSecondAbove}
          {...(isOvertaken ? { error: t('pointsAdjustment.setting.stale') } : {})}
        />
      </ActForm>
      {guard.question}
    </Dialog>
  );
}
