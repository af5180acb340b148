import type { DeviceDetail } from '@rondo/contract/device';
import { type RecordingPlan, recordingApi } from '@rondo/contract/recording';
import { LIMIT } from '@rondo/domain/limit';
import { RECORDING_MODES } from '@rondo/domain/recording';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { EvidenceNote } from './evidence-note.tsx';
import { RecordingSpace } from './recording-space.tsx';

/** What is new of the recordings is asked for each minute. */
const REFRESH_MS = 60_000;

/** Which cameras of a device are recorded, for how long, and what there is; below it the space of the company. */
export function DeviceRecording({ device }: { device: DeviceDetail }) {
  const { id } = device;
  const { data, isError, error, refetch } = useCall(
    recordingApi.plans,
    { deviceId: id },
    { part: true, refetchEveryMs: REFRESH_MS },
  );
  if (!data && isError) return <LoadFailure failure={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={6} />;
  return (
    <>
      <EvidenceNote device={device} />
      {data.map((plan) => (
        <PlanForm key={`${plan.cameraId} ${plan.mode} ${plan.keepDays}`} deviceId={id} plan={plan} />
      ))}
      <RecordingSpace />
    </>
  );
}

function PlanForm({ deviceId, plan }: { deviceId: string; plan: RecordingPlan }) {
  const t = useT();
  const [mode, setMode] = useState(plan.mode);
  const [keepDays, setKeepDays] = useState(plan.keepDays);
  const save = useAct(recordingApi.savePlan, { onDone: () => toast.ok(t('device.recording.saved')) });
  const isChanged = mode !== plan.mode || keepDays !== plan.keepDays;
  const { name, cameraId, cause } = plan;
  const run = (id: string | null) => void save.run({ deviceId, cameraId: id, mode, keepDays });
  return (
    <DrawerSection>
      <div className="device-line">
        <strong>{name}</strong>
        <Segment
          isSmall
          label={t('device.recording.mode', { camera: name })}
          options={RECORDING_MODES.map((value) => ({ value, label: t(`device.recording.modeOf.${value}`) }))}
          value={mode}
          onChange={setMode}
        />
      </div>
      {plan.mode !== 'off' && cause !== null && <Banner tone="bad">{t(`device.recording.cause.${cause}`)}</Banner>}
      {mode !== 'off' && (
        <NumberField
          label={t('device.recording.keepDays')}
          {...LIMIT.recording.keepDays}
          digits={0}
          suffix={t('device.recording.days')}
          value={keepDays}
          onChange={setKeepDays}
        />
      )}
      <PlanFacts plan={plan} />
      <div className="device-act">
        <Button isBusy={save.busy} onPress={() => run(null)}>
          {t('device.recording.forStore')}
        </Button>
        <Button look="primary" isBusy={save.busy} isDisabled={!isChanged} onPress={() => run(cameraId)}>
          {t('ui.save')}
        </Button>
      </div>
    </DrawerSection>
  );
}

function PlanFacts({ plan: { oldestAt, newestAt, bytes } }: { plan: RecordingPlan }) {
  const t = useT();
  const format = useFormat();
  if (oldestAt === null) return <p className="meta">{t('device.recording.none')}</p>;
  return (
    <Facts
      items={[
        { label: t('device.recording.oldest'), value: format.dateTime(oldestAt) },
        { label: t('device.recording.newest'), value: format.dateTime(newestAt) },
        { label: t('device.recording.size'), value: format.bytes(bytes) },
      ]}
    />
  );
}
