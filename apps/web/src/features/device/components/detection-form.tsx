import { deviceApi } from '@rondo/contract/device';
import { type Detection, type DetectionKind, isArea, isDay } from '@rondo/domain/detection';
import { LIMIT } from '@rondo/domain/limit';
import { useId, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { AreaDrawing } from '../../../shared/ui/drawing/area-drawing.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { WeekField } from './week-field.tsx';

interface Props {
  cameraId: string;
  kind: DetectionKind;
  settings: Detection;
  /** The device does something else just now. */
  isBusy: boolean;
}

const { min, max } = LIMIT.detection.sensitivity;
const LEVELS = Array.from({ length: max - min + 1 }, (_, at) => String(min + at));

/** One kind of detection: its switch, and below it the settings that the device has. */
export function DetectionForm({ cameraId, kind, settings, isBusy }: Props) {
  const t = useT();
  const id = useId();
  const [draft, setDraft] = useState(settings);
  const save = useAct(deviceApi.setDetection, { onDone: () => toast.ok(t('device.asked')) });
  const isChanged = JSON.stringify(draft) !== JSON.stringify(settings);
  const isWrong = !isArea(draft.area ?? []) || !(draft.week ?? []).every(isDay);
  const set = (patch: Partial<Detection>) => setDraft((now) => ({ ...now, ...patch }));
  const name = t(`device.detection.${kind}`);
  return (
    <DrawerSection>
      <div className="device-line">
        <label htmlFor={id} className="device-detection-name">
          {name}
        </label>
        <Switch id={id} isOn={draft.isOn} onChange={(isOn) => set({ isOn })} />
      </div>
      {draft.isOn && <Settings name={name} draft={draft} set={set} />}
      {isChanged && (
        <div className="device-act">
          <Button onPress={() => setDraft(settings)}>{t('ui.cancel')}</Button>
          <Button
            look="primary"
            isBusy={save.busy}
            isDisabled={isBusy || isWrong}
            onPress={() => void save.run({ cameraId, kind, settings: draft, requestId: uuidv7() })}
          >
            {t('ui.save')}
          </Button>
        </div>
      )}
    </DrawerSection>
  );
}

interface SettingsProps {
  /** Of the kind: three of them have the same fields. */
  name: string;
  draft: Detection;
  set: (patch: Partial<Detection>) => void;
}

function Settings({ name, draft: { sensitivity, area, week, coolDownSeconds }, set }: SettingsProps) {
  const t = useT();
  return (
    <div className="device-settings">
      {sensitivity !== null && (
        <div>
          <p className="meta">{t('device.sensitivity')}</p>
          <Segment
            label={`${name} ${t('device.sensitivity')}`}
            options={LEVELS.map((value) => ({ value, label: value }))}
            value={String(sensitivity)}
            onChange={(value) => set({ sensitivity: Number(value) })}
          />
        </div>
      )}
      {area !== null && (
        <div>
          <p className="meta">{t('device.area')}</p>
          <AreaDrawing
            name={name}
            picture={null}
            areas={[area]}
            most={1}
            onChange={([next]) => set({ area: next ?? [] })}
          />
        </div>
      )}
      {week !== null && <WeekField name={name} week={week} onChange={(next) => set({ week: next })} />}
      {coolDownSeconds !== null && (
        <NumberField
          label={t('device.coolDown')}
          min={0}
          max={LIMIT.detection.coolDownSeconds}
          digits={0}
          suffix={t('device.seconds')}
          value={coolDownSeconds}
          onChange={(seconds) => set({ coolDownSeconds: seconds })}
        />
      )}
    </div>
  );
}
