import { type DeviceDetail, deviceApi } from '@rondo/contract/device';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { ImpactNow } from './impact-now.tsx';

/** Erasing a card: whoever does it types the name of the device. */
export function FormatDialog({ device, onClose }: { device: DeviceDetail; onClose: () => void }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [requestId] = useState(() => uuidv7());
  const format = useAct(deviceApi.format, {
    onDone: () => {
      toast.ok(t('device.asked'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      width={480}
      title={t('device.formatTitle')}
      verb={t('device.format')}
      isDanger
      isSticky
      isBusy={format.busy}
      isDisabled={typed.trim() !== device.name}
      onConfirm={() => void format.run({ id: device.id, name: typed, requestId })}
      onClose={onClose}
    >
      <div className="device-cameras">
        <p>{t('device.formatHint')}</p>
        <ImpactNow ids={[device.id]} />
        <TextField
          label={t('device.formatName', { name: device.name })}
          isRequired
          maxLength={LIMIT.name.device}
          value={typed}
          onChange={setTyped}
        />
      </div>
    </ConfirmDialog>
  );
}
