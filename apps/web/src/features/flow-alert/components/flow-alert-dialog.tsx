import { flowAlertApi } from '@rondo/contract/flow-alert';
import type { Output } from '@rondo/contract/kit/endpoint';
import { FLOW_ALERT, FLOW_STAY } from '@rondo/domain/flow-alert';
import { useState } from 'react';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { SwitchLine } from '../../../shared/ui/form/switch-line.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';

const STAY = { min: FLOW_STAY.min, max: FLOW_STAY.max, digits: 0, suffix: 's' } as const;

/** Which alerts of customer flow the company gets, and how long a stay has to be. */
export function FlowAlertDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { data, isError, error, refetch } = useCall(flowAlertApi.setting, {}, { part: true });
  return (
    <Dialog title={t('flowAlert.title')} onClose={onClose}>
      {!data && isError && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={3} />}
      {data && <Form setting={data} onClose={onClose} />}
    </Dialog>
  );
}

interface FormProps {
  setting: Output<typeof flowAlertApi.setting>;
  onClose: () => void;
}

function Form({ setting, onClose }: FormProps) {
  const t = useT();
  const [draft, setDraft] = useState(setting);
  const save = useAct(flowAlertApi.saveSetting, { onDone: () => toast.ok(t('flowAlert.saved')) });
  const set = (patch: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...patch }));
  const submit = async () => {
    if (await save.run(draft)) onClose();
  };
  const { min, max } = FLOW_ALERT.queue;
  return (
    <ActForm verb={t('ui.save')} isBusy={save.busy} onSubmit={() => void submit()} onClose={onClose}>
      <SwitchLine
        label={t('flowAlert.drop')}
        hint={t('flowAlert.dropHint')}
        isOn={draft.tellsDrop}
        onChange={(tellsDrop) => set({ tellsDrop })}
      />
      <SwitchLine
        label={t('flowAlert.gaps')}
        hint={t('flowAlert.gapsHint')}
        isOn={draft.tellsGaps}
        onChange={(tellsGaps) => set({ tellsGaps })}
      />
      <SwitchLine
        label={t('flowAlert.queue')}
        hint={t('flowAlert.queueHint')}
        isOn={draft.tellsQueue}
        onChange={(tellsQueue) => set({ tellsQueue })}
      />
      {draft.tellsQueue && (
        <NumberField
          label={t('flowAlert.queueAbove')}
          min={min}
          max={max}
          digits={0}
          value={draft.queueAbove}
          onChange={(queueAbove) => set({ queueAbove })}
        />
      )}
      <NumberField
        label={t('flowAlert.zoneStay')}
        hint={t('flowAlert.stayHint')}
        {...STAY}
        value={draft.zoneStaySeconds}
        onChange={(zoneStaySeconds) => set({ zoneStaySeconds })}
      />
      <NumberField
        label={t('flowAlert.queueStay')}
        {...STAY}
        value={draft.queueStaySeconds}
        onChange={(queueStaySeconds) => set({ queueStaySeconds })}
      />
    </ActForm>
  );
}
