import type { DeviceRow } from '@rondo/contract/device';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import './device.css';

/** A row on the phone: the store first. */
export function DeviceCard({ row }: { row: DeviceRow }) {
  const t = useT();
  return (
    <div className="device-card">
      <strong className="ellipsis">{row.shop.name}</strong>
      <div className="ellipsis">{row.name}</div>
      <div className="device-line">
        <StateLabel object="device" state={row.state} />
        <span className="meta ellipsis">{t('device.cameraCount', { count: row.cameras.length })}</span>
      </div>
      {row.evidence === 'short' && <div className="device-short">{t('device.evidence.of.short')}</div>}
    </div>
  );
}
