import { type FlowCounterDetail, flowCounterApi } from '@rondo/contract/flow-counter';
import { accuracyPercent } from '@rondo/domain/flow-counter';
import { FLOW_COUNTER_LIMIT } from '@rondo/domain/flow-counter-limit';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  of: FlowCounterDetail;
  onClose: () => void;
}

/** Writing down a count by hand. */
export function CalibrateDialog({ of: { id, rev }, onClose }: Props) {
  const t = useT();
  const format = useFormat();
  const [real, setReal] = useState<number | null>(null);
  const [counted, setCounted] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const act = useAct(flowCounterApi.calibrate);
  const missing = (value: number | null) => (isTried && value === null ? t('rule.required') : undefined);
  const submit = async () => {
    setTried(true);
    if (real === null || counted === null) return;
    if (!(await act.run({ id, rev, real, counted }))) return;
    const accuracy = accuracyPercent({ real, counted });
    const percent = accuracy === null ? null : format.percent(accuracy / 100);
    toast.ok(percent === null ? t('flowCounter.calibratedNothing') : t('flowCounter.calibrated', { percent }));
    onClose();
  };
  const range = { min: 0, max: FLOW_COUNTER_LIMIT.calibrated, digits: 0, isOptional: true } as const;
  return (
    <Dialog title={t('flowCounter.calibrate')} onClose={onClose}>
      <ActForm verb={t('ui.save')} isBusy={act.busy} onSubmit={() => void submit()} onClose={onClose}>
        <p className="meta">{t('flowCounter.calibrateHint')}</p>
        <NumberField
          label={t('flowCounter.real')}
          isRequired
          value={real}
          error={missing(real)}
          onChange={setReal}
          {...range}
        />
        <NumberField
          label={t('flowCounter.counted')}
          isRequired
          value={counted}
          error={missing(counted)}
          onChange={setCounted}
          {...range}
        />
      </ActForm>
    </Dialog>
  );
}
