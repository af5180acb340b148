import { cameraCheckApi } from '@rondo/contract/camera-check';
import { useId } from 'react';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import './camera-check.css';

/** Whether the company compares with the cameras of its stores at all: off until somebody decides so. */
export function CameraCheckSwitch() {
  const t = useT();
  const id = useId();
  const { data, isError, error, refetch } = useCall(cameraCheckApi.setting, {}, { part: true });
  const save = useAct(cameraCheckApi.saveSetting, {
    onDone: ({ isOn }) => toast.ok(t(isOn ? 'cameraCheck.setting.on' : 'cameraCheck.setting.off')),
  });
  if (!data && isError) return <LoadFailure failure={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={2} />;
  return (
    <section className="card camera-check-switch">
      <label htmlFor={id}>
        {t('cameraCheck.setting.label')}
        <span className="field-hint">{t('cameraCheck.setting.hint')}</span>
      </label>
      <Switch
        id={id}
        isOn={data.isOn}
        onChange={(isOn) => {
          if (!save.busy) void save.run({ isOn, rev: data.rev });
        }}
      />
    </section>
  );
}
