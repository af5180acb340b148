import type { DeviceDetail } from '@rondo/contract/device';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { type Fact, Facts } from '../../../shared/ui/drawer/facts.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import { isShown, LOOKS } from './history-looks.ts';

/** Whether a device answers, how it is reached, and what its cameras look at. */
export function DeviceBasic({ device }: { device: DeviceDetail }) {
  const t = useT();
  const format = useFormat();
  const { stateAt, seenAt, card, cameras, note, history, cause, can } = device;
  return (
    <>
      {cause !== null && can.control && <Banner tone="bad">{t(`device.cause.${cause}`)}</Banner>}
      <DrawerSection>
        <Facts
          items={[
            { label: t('device.since'), value: format.dateTime(stateAt) },
            { label: t('device.column.seen'), value: seenAt === null ? '—' : format.dateTime(seenAt) },
            {
              label: t('device.column.card'),
              value: card === null ? t('device.cardUnknown') : t(`state.card.${card}`),
            },
            ...connectionOf(device, t),
          ]}
        />
        {can.edit && !can.control && <p className="meta">{t('device.notControlled')}</p>}
      </DrawerSection>
      <DrawerSection title={t('device.column.cameras')}>
        <ul className="device-camera-list">
          {cameras.map((camera) => (
            <li key={camera.id}>
              <span>{camera.name}</span>
              <span className="meta">
                {format.list(camera.places.map((place) => t(`device.place.${place}`))) || '—'}
              </span>
            </li>
          ))}
        </ul>
      </DrawerSection>
      {note !== '' && (
        <DrawerSection title={t('device.field.note')}>
          <p>{note}</p>
        </DrawerSection>
      )}
      {!can.edit && isShown(history) && (
        <DrawerSection>
          <HistoryTimeline history={history} looks={LOOKS} actOf={(event) => t(`audit.event.device.${event}`)} />
        </DrawerSection>
      )}
    </>
  );
}

/** How it is reached; of what the reader is not told nothing stands there. */
function connectionOf(device: DeviceDetail, t: Translate): Fact[] {
  const { kind, driver, address, username, serial, model, firmware, edge, can } = device;
  const told = can.edit && driver !== 'file';
  return [
    { label: t('device.field.kind'), value: t(`device.kind.${kind}`) },
    { label: t('device.field.driver'), value: t(`device.driver.${driver}`) },
    ...(told ? [{ label: t('device.field.address'), value: address || '—' }] : []),
    ...(told
      ? [{ label: t('device.via'), value: edge ? t('device.viaEdge', { name: edge.name }) : t('device.viaDirect') }]
      : []),
    ...(told ? [{ label: t('device.field.username'), value: username || '—' }] : []),
    { label: t('device.field.serial'), value: serial || '—' },
    { label: t('device.field.model'), value: model || '—' },
    ...(firmware ? [{ label: t('device.firmware'), value: firmware }] : []),
  ];
}
