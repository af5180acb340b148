import type { Output } from '@rondo/contract/kit/endpoint';
import { shopMapApi } from '@rondo/contract/shop-map';
import type { ShopRow } from '@rondo/contract/shop-shapes';
import type { MapBox } from '@rondo/domain/shop-map';
import type { Map as LeafletMap } from 'leaflet';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { firstView } from '../first-view.ts';
import { filterOf, type MapParam, measureOf, tabOf } from '../map-params.ts';
import { type MapView, viewText, widened } from '../map-view.ts';
import type { Placing } from '../placing.ts';
import { projectionOf } from '../projection.ts';
import { MapCanvas } from './map-canvas.tsx';
import { MapCard } from './map-card.tsx';
import { PlacingBar } from './placing-bar.tsx';
import { ShopsInView } from './shops-in-view.tsx';
import { UnlocatedShops } from './unlocated-shops.tsx';

/** How close the map goes to a store whose place is corrected. */
const PLACING_ZOOM = 16;

interface Props {
  params: ReturnType<typeof useListParams<MapParam>>;
  extent: Output<typeof shopMapApi.extent>;
  tiles: Output<typeof shopMapApi.background>['tiles'];
  /** Room for the map or a list, not for both. */
  isNarrow: boolean;
}

/** The map and the list beside it, in step with each other. */
export function ShopMap({ params, extent, tiles, isNarrow }: Props) {
  const t = useT();
  const [begin] = useState(() => firstView(params.filters.at[0], extent.box, tiles?.isGcj02 ?? false));
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [view, setView] = useState<MapView>(begin.view);
  const [seen, setSeen] = useState<MapBox | null>(null);
  const [lit, setLit] = useState<string | null>(null);
  const [placing, setPlacing] = useState<Placing>([]);
  const { open, set } = params;
  const measure = measureOf(params, useCan()('visitor_statistics'));
  const filter = filterOf(params);
  const { zoom } = view;
  const asked = { ...filter, ...(seen ? widened(seen, zoom) : EVERYWHERE), zoom, measure };
  const cells = useCall(shopMapApi.cells, asked, { enabled: seen !== null, keepPrevious: true });
  const chosen = useCall(shopMapApi.list, { shopId: open ?? '' }, { enabled: open !== null, part: true }).data?.list[0];
  const tab = tabOf(params);
  const isPlacing = placing.length > 0;
  const show = (next: Placing, at: ShopRow | null) => {
    setPlacing(next);
    if (tab !== '' && isNarrow) set({ tab: '' });
    if (at?.latitude == null || at.longitude == null) return;
    const there = projectionOf(tiles?.isGcj02 ?? false).toMap({ latitude: at.latitude, longitude: at.longitude });
    map?.setView([there.latitude, there.longitude], Math.max(zoom, PLACING_ZOOM));
  };
  const stand = (now: MapView, box: MapBox) => {
    setView(now);
    setSeen(box);
    set({ open, filters: { at: [viewText(now)] } });
  };
  const onPage = (page: number) => set({ page });
  return (
    <div className="shop-map" data-tab={tab} data-narrow={isNarrow}>
      <div className="map-side">
        {tab === 'unlocated' ? (
          <UnlocatedShops
            params={params}
            mayPlace={extent.can.place}
            onPage={onPage}
            onPlace={(stores) => show(stores, null)}
          />
        ) : (
          <ShopsInView
            params={params}
            seen={seen}
            onPage={onPage}
            onOpen={(shop) => set({ open: shop.id, ...(isNarrow ? { tab: '' } : {}) })}
            onPoint={setLit}
          />
        )}
      </div>
      <MapCanvas
        view={view}
        tiles={tiles}
        cells={cells.data ?? NONE}
        measure={measure}
        onMeasure={(one) => set({ open, filters: { measure: one === 'status' ? [] : [one] } })}
        extent={extent.box}
        pin={placeOf(chosen)}
        lit={lit}
        isPlacing={isPlacing}
        onMove={stand}
        onShop={(id) => set({ open: id })}
        onSeveral={() => isNarrow && set({ tab: 'list' })}
        onMap={(made) => {
          setMap(made);
          begin.arrange(made);
        }}
      >
        {isPlacing && <PlacingBar stores={placing} middle={view} onDone={() => setPlacing([])} />}
        {!isPlacing && chosen && (
          <MapCard
            key={chosen.id}
            shop={chosen}
            mayPlace={extent.can.place}
            onMove={() => show([chosen], chosen)}
            onClose={() => set({ open: null })}
          />
        )}
        {!isPlacing && !chosen && extent.located === 0 && (
          <p className="map-note" role="status">
            <strong>{t('shopMap.noneLocated')}</strong> {t('shopMap.noneLocatedHint')}
          </p>
        )}
      </MapCanvas>
    </div>
  );
}

const EVERYWHERE: MapBox = { south: -90, west: -180, north: 90, east: 180 };
const NONE: Output<typeof shopMapApi.cells> = [];

/** The place of a store that has one. */
function placeOf(shop: ShopRow | undefined) {
  const { latitude = null, longitude = null } = shop ?? {};
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
