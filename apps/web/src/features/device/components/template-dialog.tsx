import { type DeviceRow, deviceApi } from '@rondo/contract/device';
import type { DeviceOrder } from '@rondo/contract/device-batch';
import type { DetectionKind } from '@rondo/domain/detection';
import { isControlled } from '@rondo/domain/device';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { MultiSelectField, SelectField } from '../../../shared/ui/form/select-field.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { BatchDialog } from './batch-dialog.tsx';

interface Props {
  rows: readonly DeviceRow[];
  onClose: () => void;
  onFinish: () => void;
}

type Kinds = Extract<DeviceOrder, { kind: 'detection_template' }>['kinds'];

/** The detection of a camera of one of the ticked devices, for the cameras of the others. */
export function TemplateDialog({ rows, onClose, onFinish }: Props) {
  const t = useT();
  const cameras = rows
    .filter(({ driver }) => isControlled(driver))
    .flatMap((row) => row.cameras.map((camera) => ({ ...camera, row })));
  const [cameraId, setCameraId] = useState(cameras[0]?.id ?? '');
  const [kinds, setKinds] = useState<Kinds>([]);
  const source = cameras.find(({ id }) => id === cameraId)?.row;
  const others = rows.filter((row) => row !== source);
  return (
    <BatchDialog
      order={kinds.length > 0 ? { kind: 'detection_template', kinds } : null}
      rows={others}
      onClose={onClose}
      onFinish={onFinish}
    >
      <SelectField
        label={t('device.batch.from')}
        options={cameras.map(({ id, name, row }) => ({
          value: id,
          label: [row.shop.name, row.name, ...(name === row.name ? [] : [name])].join(' · '),
        }))}
        value={cameraId}
        isSearchable
        onChange={(next) => {
          if (!next) return;
          setCameraId(next);
          setKinds([]);
        }}
      />
      <SourceKinds key={cameraId} cameraId={cameraId} value={kinds} onChange={setKinds} />
    </BatchDialog>
  );
}

interface SourceProps {
  cameraId: string;
  value: Kinds;
  onChange: (kinds: Kinds) => void;
}

/** What the camera watches for, as it tells now, and which of it the others take over. */
function SourceKinds({ cameraId, value, onChange }: SourceProps) {
  const t = useT();
  const format = useFormat();
  const { data, isError, error, refetch } = useCall(deviceApi.detection, { cameraId }, { part: true });
  if (!data && isError) return <LoadFailure failure={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={2} />;
  if (data.cause) return <Banner tone="bad">{t(`device.cause.${data.cause}`)}</Banner>;
  if (data.kinds.length === 0) return <p className="meta">{t('device.detectionNone')}</p>;
  const labelOf = ({ kind, settings }: Kinds[number]): string =>
    format.list([
      t(`device.detection.${kind}`),
      t(settings.isOn ? 'device.batch.on' : 'device.batch.off'),
      ...(settings.sensitivity === null ? [] : [t('device.batch.sensitivity', { level: settings.sensitivity })]),
    ]);
  return (
    <MultiSelectField<DetectionKind>
      label={t('device.batch.kinds')}
      isRequired
      hint={t('device.batch.kindsHint')}
      options={data.kinds.map((one) => ({ value: one.kind, label: labelOf(one) }))}
      value={value.map(({ kind }) => kind)}
      onChange={(chosen) => onChange(data.kinds.filter(({ kind }) => chosen.includes(kind)))}
    />
  );
}
