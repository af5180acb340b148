import { type DeviceDetail, deviceApi } from '@rondo/contract/device';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DrawerHead } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import { Tabs } from '../../../shared/ui/list/tabs.tsx';
import { DeviceBasic } from './device-basic.tsx';
import { DeviceDetection } from './device-detection.tsx';
import { DeviceLog } from './device-log.tsx';
import { DeviceMaintenance } from './device-maintenance.tsx';
import { DeviceRecording } from './device-recording.tsx';
import { DeviceStorage } from './device-storage.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import './device.css';

interface Props extends OpenRowProps {
  onEdit: (device: DeviceDetail) => void;
}

/** What an open device is shown as, in its order. */
const TABS = ['basic', 'recording', 'storage', 'detection', 'maintenance', 'log'] as const;
type Tab = (typeof TABS)[number];

/** One device: where it is, whether it answers, its card, what it watches for, and what it was asked to do. */
export default function DeviceDrawer({ onEdit, ...row }: Props) {
  const t = useT();
  const { id } = row;
  const [isRemoving, setRemoving] = useState(false);
  return (
    <ObjectDrawer
      {...row}
      read={useCall(deviceApi.get, { id }, { part: true, refetchEveryMs: LIMIT.device.pollMs })}
      noun={t('device.noun')}
      titleOf={({ name }) => name}
      footer={(device) =>
        device.can.edit && (
          <>
            <Button onPress={() => setRemoving(true)}>{t('device.remove')}</Button>
            <Button look="primary" onPress={() => onEdit(device)}>
              {t('device.edit')}
            </Button>
          </>
        )
      }
    >
      {(device) => (
        <>
          <Body key={device.id} device={device} />
          {isRemoving && <RemoveDialog id={id} onClose={() => setRemoving(false)} onGone={row.onClose} />}
        </>
      )}
    </ObjectDrawer>
  );
}

function Body({ device }: { device: DeviceDetail }) {
  const t = useT();
  // The list has a `tab` of its own.
  const [query, setQuery] = useSearchParams();
  const { name, shop, state, can } = device;
  // Devices without settings have three parts, and whoever only watches sees the first.
  const tabs = TABS.filter(
    (tab) => tab === 'basic' || can.control || ((tab === 'log' || tab === 'recording') && can.edit),
  );
  const tab = tabs.find((one) => one === query.get('part')) ?? 'basic';
  const choose = (key: string) =>
    setQuery(
      (now) => {
        now.set('part', key);
        return now;
      },
      { replace: true },
    );
  return (
    <>
      <DrawerHead pills={<StatePill object="device" state={state} />} title={name} place={shop.name} />
      {tabs.length > 1 && (
        <div className="device-tabs">
          <Tabs
            label={t('device.tabs')}
            items={tabs.map((key) => ({ key, label: t(`device.tab.${key}`) }))}
            current={tab}
            onChange={choose}
          />
        </div>
      )}
      <Part tab={tab} device={device} />
    </>
  );
}

function Part({ tab, device }: { tab: Tab; device: DeviceDetail }) {
  switch (tab) {
    case 'basic':
      return <DeviceBasic device={device} />;
    case 'recording':
      return <DeviceRecording device={device} />;
    case 'storage':
      return <DeviceStorage device={device} />;
    case 'detection':
      return <DeviceDetection device={device} />;
    case 'maintenance':
      return <DeviceMaintenance device={device} />;
    case 'log':
      return <DeviceLog device={device} />;
    default:
      return tab satisfies never;
  }
}
