import { deviceApi } from '@rondo/contract/device';
import type { ControlledDriver } from '@rondo/domain/device';
import { PlugZap } from 'lucide-react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { type Draft, withFound } from '../device-draft.ts';

interface Props {
  driver: ControlledDriver;
  draft: Draft;
  onChange: (patch: Partial<Draft>) => void;
}

/** Asks what stands at the address that was typed, and fills in what it tells of itself and its channels. */
export function ProbeButton({ driver, draft, onChange }: Props) {
  const t = useT();
  const probe = useAct(deviceApi.probe, {
    onDone: (found) => {
      if (found.cause !== null) return void toast.error(t(`device.cause.${found.cause}`));
      onChange(withFound(draft, found, (channel) => t('device.channel', { channel })));
      toast.ok(t('device.probed', { count: found.channels.length }));
    },
  });
  const { address, username, password, edgeId } = draft;
  return (
    <div>
      <Button
        icon={PlugZap}
        isBusy={probe.busy}
        isDisabled={address.trim() === '' || password === ''}
        onPress={() => void probe.run({ driver, address, username, password, edgeId })}
      >
        {t('device.probe')}
      </Button>
      <p className="meta">{t('device.probeHint')}</p>
    </div>
  );
}
