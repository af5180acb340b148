import type { Output } from '@rondo/contract/kit/endpoint';
import { recordingApi } from '@rondo/contract/recording';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';

const GB = 1024 ** 3;

/** How much all recordings of the company may take, and how far back members play them. */
export function RecordingSpace() {
  const { data } = useCall(recordingApi.setting, {}, { part: true });
  return data ? <SpaceForm key={data.rev} setting={data} /> : null;
}

function SpaceForm({ setting }: { setting: Output<typeof recordingApi.setting> }) {
  const t = useT();
  const format = useFormat();
  const [quotaGb, setQuotaGb] = useState(setting.quotaGb);
  const [playDays, setPlayDays] = useState(setting.playDays);
  const save = useAct(recordingApi.saveSetting, { onDone: () => toast.ok(t('device.recording.saved')) });
  const isChanged = quotaGb !== setting.quotaGb || playDays !== setting.playDays;
  const { quotaGb: quota, playDays: days } = LIMIT.recording;
  return (
    <DrawerSection title={t('device.recording.space')}>
      <p className="meta">
        {t('device.recording.used', {
          used: format.bytes(setting.usedBytes),
          quota: format.bytes(setting.quotaGb * GB),
        })}
      </p>
      <div className="device-settings">
        <NumberField
          label={t('device.recording.quota')}
          hint={t('device.recording.quotaHint')}
          min={quota.min}
          max={quota.max}
          digits={0}
          suffix="GB"
          value={quotaGb}
          onChange={setQuotaGb}
        />
        <NumberField
          label={t('device.recording.playDays')}
          hint={t('device.recording.playDaysHint')}
          min={days.min}
          max={days.max}
          digits={0}
          suffix={t('device.recording.days')}
          value={playDays}
          onChange={setPlayDays}
        />
      </div>
      {isChanged && (
        <div className="device-act">
          <Button
            look="primary"
            isBusy={save.busy}
            onPress={() => void save.run({ quotaGb, playDays, rev: setting.rev })}
          >
            {t('ui.save')}
          </Button>
        </div>
      )}
    </DrawerSection>
  );
}
