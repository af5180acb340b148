import type { DeviceDetail } from '@rondo/contract/device';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { EvidenceNote } from './evidence-note.tsx';
import { FormatDialog } from './format-dialog.tsx';
import { hasFailed, useCommands } from './use-commands.ts';

const MB = 1024 * 1024;

/** The day of today from the device of a camera. */
const replayOf = (cameraId: string): string => `/surveillance?mode=playback&source=device&cameras=${cameraId}&size=1`;

/** The storage card of a device: how it is, how full, and formatting it. */
export function DeviceStorage({ device }: { device: DeviceDetail }) {
  const t = useT();
  const format = useFormat();
  const can = useCan();
  const [isAsking, setAsking] = useState(false);
  const { data, open } = useCommands(device.id);
  const { card, cardCapacityMb, cardUsedMb, can: rights, driver } = device;
  const failed = card === 'formatting' ? undefined : hasFailed(data, 'format');
  const size = (mb: number | null) => (mb === null ? '—' : format.bytes(mb * MB));
  const again = rights.format && <Button onPress={() => setAsking(true)}>{t('device.tryAgain')}</Button>;
  return (
    <>
      {card === 'formatting' && (
        <Banner tone="wait">
          {open?.percent == null ? t('device.formatting') : t('device.formattingPercent', { percent: open.percent })}
        </Banner>
      )}
      {failed && (
        <Banner tone="bad" title={t('device.formatFailed')} action={again}>
          {failed.cause && t(`device.cause.${failed.cause}`)}
        </Banner>
      )}
      <EvidenceNote device={device} />
      <DrawerSection>
        {card === null && <p className="meta">{t(driver === 'onvif' ? 'device.noCardKnown' : 'device.cardUnknown')}</p>}
        <Facts
          items={[
            ...(card === null
              ? []
              : [
                  { label: t('device.column.card'), value: <StateLabel object="card" state={card} /> },
                  { label: t('device.capacity'), value: size(cardCapacityMb) },
                  { label: t('device.used'), value: size(cardUsedMb) },
                ]),
            ...device.cameras.map(({ name, oldestAt }) => ({
              label:
                device.cameras.length > 1
                  ? t('device.evidence.oldestOf', { camera: name })
                  : t('device.recording.oldest'),
              value: oldestAt === null ? '—' : format.dateTime(oldestAt),
            })),
          ]}
        />
        {card === 'none' && <p className="meta">{t('device.noCard')}</p>}
        {rights.format && !failed && (
          <div className="device-act">
            <Button look="danger" onPress={() => setAsking(true)}>
              {t('device.format')}
            </Button>
          </div>
        )}
      </DrawerSection>
      {can('x_playback') && (
        <DrawerSection title={t('device.recorded')}>
          {device.cameras.map(({ id, name }) => (
            <Link key={id} className="device-recorded" to={replayOf(id)}>
              {name}
            </Link>
          ))}
        </DrawerSection>
      )}
      {isAsking && <FormatDialog device={device} onClose={() => setAsking(false)} />}
    </>
  );
}
