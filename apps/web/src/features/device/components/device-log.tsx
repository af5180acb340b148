import type { DeviceDetail } from '@rondo/contract/device';
import type { DeviceCommandRow } from '@rondo/contract/device-command';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { isShown, LOOKS } from './history-looks.ts';
import { useCommands } from './use-commands.ts';

/** What a device was asked to do with what came of it, and what was changed of it. */
export function DeviceLog({ device }: { device: DeviceDetail }) {
  const t = useT();
  return (
    <>
      {device.can.control && (
        <DrawerSection title={t('device.commands')}>
          <Commands id={device.id} />
        </DrawerSection>
      )}
      {isShown(device.history) && (
        <DrawerSection>
          <HistoryTimeline history={device.history} looks={LOOKS} actOf={(event) => t(`audit.event.device.${event}`)} />
        </DrawerSection>
      )}
      {!isShown(device.history) && !device.can.control && <p className="meta">{t('device.noCommands')}</p>}
    </>
  );
}

function Commands({ id }: { id: string }) {
  const t = useT();
  const format = useFormat();
  const { data, isError, error, refetch } = useCommands(id);
  if (!data && isError) return <LoadFailure failure={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={3} />;
  if (data.length === 0) return <p className="meta">{t('device.noCommands')}</p>;
  return (
    <ul className="device-commands">
      {data.map((row) => (
        <li key={row.id}>
          <div className="device-line">
            <span>{nameOf(row, t)}</span>
            <StateLabel object="device_command" state={row.state} />
          </div>
          <span className="meta">{format.list([row.by, format.dateTime(row.createdAt)])}</span>
          {row.cause && <span className="meta">{t(`device.cause.${row.cause}`)}</span>}
        </li>
      ))}
    </ul>
  );
}

function nameOf({ kind, detection, camera }: DeviceCommandRow, t: Translate): string {
  const command = t(`device.command.${kind}`);
  if (detection === null) return command;
  return t('device.commandOf', { command, detection: t(`device.detection.${detection}`), camera: camera ?? '—' });
}
