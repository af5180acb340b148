import { useT } from '../../../shared/i18n.tsx';
import { chooseDeviceAlerts, useDeviceAlerts } from '../../../shared/session/device-alerts.ts';
import { SwitchLine } from '../../../shared/ui/form/switch-line.tsx';

/** Sound and count of this device (E17). */
export function DeviceChoices() {
  const t = useT();
  const { hasSound, hasCount } = useDeviceAlerts();
  return (
    <fieldset className="alert-device">
      <legend>{t('message.alerts.device.title')}</legend>
      <SwitchLine
        label={t('message.alerts.device.sound')}
        hint={t('message.alerts.device.soundHint')}
        isOn={hasSound}
        onChange={(isOn) => chooseDeviceAlerts({ hasSound: isOn })}
      />
      <SwitchLine
        label={t('message.alerts.device.count')}
        isOn={hasCount}
        onChange={(isOn) => chooseDeviceAlerts({ hasCount: isOn })}
      />
    </fieldset>
  );
}
