import type { MapBox } from '@rondo/domain/shop-map';
import type { Map as LeafletMap } from 'leaflet';
import { LocateFixed, type LucideIcon, Maximize, Minus, Plus } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { Projection } from '../projection.ts';
import { showBox } from '../show-box.ts';

/** Closest zoom at which somebody is shown around where they stand. */
const HERE_ZOOM = 14;
/** How long a position is waited for, ms. */
const POSITION_MS = 10_000;

interface Props {
  map: LeafletMap;
  extent: MapBox | null;
  projection: Projection;
}

/** Closer, farther, all stores, where I am. */
export function MapControls({ map, extent, projection }: Props) {
  const t = useT();
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const here = projection.toMap(coords);
        map.setView([here.latitude, here.longitude], HERE_ZOOM);
      },
      () => toast.error(t('shopMap.locateFailed')),
      { enableHighAccuracy: true, timeout: POSITION_MS },
    );
  const act = (label: string, Icon: LucideIcon, run: () => void) => (
    <button type="button" aria-label={label} title={label} onClick={run}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </button>
  );
  return (
    <div className="map-controls">
      {act(t('shopMap.zoomIn'), Plus, () => map.zoomIn())}
      {act(t('shopMap.zoomOut'), Minus, () => map.zoomOut())}
      {extent && act(t('shopMap.fit'), Maximize, () => showBox(map, extent, projection))}
      {act(t('shopMap.locate'), LocateFixed, locate)}
    </div>
  );
}
