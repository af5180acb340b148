import { type DeviceDetail, deviceApi } from '@rondo/contract/device';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { ImpactNow } from './impact-now.tsx';
import { hasFailed, useCommands } from './use-commands.ts';

/** Asking a device whether it is well, and restarting it. */
export function DeviceMaintenance({ device }: { device: DeviceDetail }) {
  const t = useT();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { data } = useCommands(device.id);
  const { id, state, cause, checkedAt, firmware, can } = device;
  const check = useAct(deviceApi.check, {
    onDone: ({ cause: found }) => {
      if (found === null) toast.ok(t('device.checkedFine'));
      else toast.error(t(`device.cause.${found}`));
    },
  });
  const sync = useAct(deviceApi.batch, {
    onDone: ({ results: [result] }) => {
      if (result?.refusal) toast.error(result.refusal);
      else toast.ok(t('device.asked'));
    },
  });
  const failed = state === 'restarting' ? undefined : hasFailed(data, 'restart');
  return (
    <>
      {state === 'restarting' && <Banner tone="wait">{t('device.restarting')}</Banner>}
      {failed && (
        <Banner tone="bad" title={t('device.restartFailed')}>
          {failed.cause && t(`device.cause.${failed.cause}`)}
        </Banner>
      )}
      {cause !== null && <Banner tone="bad">{t(`device.cause.${cause}`)}</Banner>}
      <DrawerSection>
        <Facts
          items={[
            { label: t('device.checkedAt'), value: checkedAt === null ? '—' : format.dateTime(checkedAt) },
            { label: t('device.firmware'), value: firmware || '—' },
          ]}
        />
        <div className="device-act">
          <Button isBusy={check.busy} onPress={() => void check.run({ id })}>
            {t('device.check')}
          </Button>
          {can.control && (
            <Button
              isBusy={sync.busy}
              onPress={() => void sync.run({ ids: [id], order: { kind: 'time_sync' }, requestId: uuidv7() })}
            >
              {t('device.batch.act.time_sync')}
            </Button>
          )}
          {can.restart && (
            <Button look="danger" onPress={() => setAsking(true)}>
              {t('device.restart')}
            </Button>
          )}
        </div>
      </DrawerSection>
      {isAsking && <RestartDialog id={id} onClose={() => setAsking(false)} />}
    </>
  );
}

function RestartDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const [requestId] = useState(() => uuidv7());
  const restart = useAct(deviceApi.restart, {
    onDone: () => {
      toast.ok(t('device.asked'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      width={480}
      title={t('device.restartTitle')}
      verb={t('device.restart')}
      isDanger
      isBusy={restart.busy}
      onConfirm={() => void restart.run({ id, requestId })}
      onClose={onClose}
    >
      <div className="device-cameras">
        <p>{t('device.restartHint')}</p>
        <ImpactNow ids={[id]} />
      </div>
    </ConfirmDialog>
  );
}
