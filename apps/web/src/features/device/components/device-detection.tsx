import { type DeviceDetail, deviceApi } from '@rondo/contract/device';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { DetectionForm } from './detection-form.tsx';
import { hasFailed, useCommands } from './use-commands.ts';

/** What the cameras of a device watch for by themselves, as the device tells it now. */
export function DeviceDetection({ device }: { device: DeviceDetail }) {
  const t = useT();
  const { id, cameras } = device;
  const [chosen, setChosen] = useState(cameras[0]?.id ?? '');
  const { data, open } = useCommands(id);
  const isBusy = open !== undefined;
  const failed = isBusy ? undefined : hasFailed(data, 'detection');
  // The device is asked again as soon as a command ended.
  const ended = data?.find(({ finishedAt }) => finishedAt !== null)?.id ?? '';
  return (
    <>
      {isBusy && <Banner tone="wait">{t('device.detectionBusy')}</Banner>}
      {failed?.cause && (
        <Banner tone="bad">{t('device.detectionFailed', { cause: t(`device.cause.${failed.cause}`) })}</Banner>
      )}
      {cameras.length > 1 && (
        <DrawerSection>
          <SelectField
            label={t('device.camera')}
            options={cameras.map((one) => ({ value: one.id, label: one.name }))}
            value={chosen}
            onChange={(next) => next && setChosen(next)}
          />
        </DrawerSection>
      )}
      {data && <Kinds key={`${chosen} ${ended}`} cameraId={chosen} isBusy={isBusy} />}
    </>
  );
}

function Kinds({ cameraId, isBusy }: { cameraId: string; isBusy: boolean }) {
  const t = useT();
  const { data, isError, error, refetch } = useCall(deviceApi.detection, { cameraId }, { part: true });
  if (!data && isError) return <LoadFailure failure={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={6} />;
  if (data.cause) return <Banner tone="bad">{t(`device.cause.${data.cause}`)}</Banner>;
  if (data.kinds.length === 0)
    return (
      <DrawerSection>
        <p className="meta">{t('device.detectionNone')}</p>
      </DrawerSection>
    );
  return data.kinds.map(({ kind, settings }) => (
    <DetectionForm
      key={`${kind} ${JSON.stringify(settings)}`}
      cameraId={cameraId}
      kind={kind}
      settings={settings}
      isBusy={isBusy}
    />
  ));
}
