import { CAMERA_PLACES } from '@rondo/domain/device';
import { LIMIT } from '@rondo/domain/limit';
import { Plus, X } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import type { Faults } from '../../../shared/ui/form/use-draft-form.ts';
import { type CameraDraft, type Draft, withCamera } from '../device-draft.ts';

interface Props {
  draft: Draft;
  faults: Faults;
  onChange: (patch: Partial<Draft>) => void;
}

/** What the device sees: of a single camera what it looks at, of a recorder each channel with its name. */
export function CameraFields({ draft, faults, onChange }: Props) {
  const t = useT();
  const { cameras, kind, driver } = draft;
  const isOne = kind === 'camera';
  const shown = isOne ? cameras.slice(0, 1) : cameras;
  const set = (at: number, patch: Partial<CameraDraft>) =>
    onChange({ cameras: cameras.map((one, i) => (i === at ? { ...one, ...patch } : one)) });
  return (
    <div className="device-cameras">
      {shown.map((camera, at) => (
        <div key={camera.channel} className={isOne ? 'device-cameras' : 'device-camera'}>
          {!isOne && (
            <div className="device-camera-head">
              <strong>{t('device.channel', { channel: camera.channel })}</strong>
              {cameras.length > 1 && (
                <button
                  type="button"
                  className="quiet"
                  aria-label={t('device.removeCamera', { channel: camera.channel })}
                  title={t('device.removeCamera', { channel: camera.channel })}
                  onClick={() => onChange({ cameras: cameras.filter((one) => one !== camera) })}
                >
                  <X size={16} strokeWidth={1.75} aria-hidden />
                </button>
              )}
            </div>
          )}
          {!isOne && (
            <TextField
              label={t('device.cameraName')}
              isRequired
              maxLength={LIMIT.name.device}
              value={camera.name}
              error={faults[`cameras.${at}.name`]}
              onChange={(name) => set(at, { name })}
            />
          )}
          <MultiSelectField
            label={t('device.field.places')}
            options={CAMERA_PLACES.map((value) => ({ value, label: t(`device.place.${value}`) }))}
            value={camera.places}
            onChange={(places) => set(at, { places })}
          />
          <StreamFields camera={camera} at={at} driver={driver} faults={faults} onChange={(patch) => set(at, patch)} />
        </div>
      ))}
      {!isOne && cameras.length < LIMIT.device.channels && (
        <Button icon={Plus} onPress={() => onChange({ cameras: withCamera(cameras) })}>
          {t('device.addCamera')}
        </Button>
      )}
    </div>
  );
}

interface StreamProps {
  camera: CameraDraft;
  at: number;
  driver: Draft['driver'];
  faults: Faults;
  onChange: (patch: Partial<CameraDraft>) => void;
}

/** Addresses of streams, needed where the device cannot be asked for them; of a demo camera its clip. */
function StreamFields({ camera, at, driver, faults, onChange }: StreamProps) {
  const t = useT();
  const isDemo = driver === 'file';
  return (
    <>
      <TextField
        label={t(isDemo ? 'device.field.clip' : 'device.field.mainStream')}
        isRequired={driver === 'rtsp' || isDemo}
        {...(isDemo ? {} : { placeholder: 'rtsp://192.168.1.64:554/…', hint: t('device.streamHint') })}
        maxLength={LIMIT.device.stream}
        value={camera.mainStream}
        error={faults[`cameras.${at}.mainStream`]}
        onChange={(mainStream) => onChange({ mainStream })}
      />
      {!isDemo && (
        <TextField
          label={t('device.field.subStream')}
          hint={t('device.subStreamHint')}
          maxLength={LIMIT.device.stream}
          value={camera.subStream}
          error={faults[`cameras.${at}.subStream`]}
          onChange={(subStream) => onChange({ subStream })}
        />
      )}
    </>
  );
}
