import type { Output } from '@rondo/contract/kit/endpoint';
import type { MapCell, shopMapApi } from '@rondo/contract/shop-map';
import type { LatLng } from '@rondo/domain/gcj02';
import type { MapBox, MapMeasure } from '@rondo/domain/shop-map';
import type { Map as LeafletMap } from 'leaflet';
import { type ReactNode, useMemo, useRef } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { looksOf } from '../map-looks.ts';
import type { MapView } from '../map-view.ts';
import { projectionOf } from '../projection.ts';
import { MapControls } from './map-controls.tsx';
import { MapLegend } from './map-legend.tsx';
import { useBackground } from './use-background.ts';
import { useCells, zoomInto } from './use-cells.ts';
import { useClassNames } from './use-class-names.ts';
import { useLeaflet } from './use-leaflet.ts';
import { usePin } from './use-pin.ts';

interface Props {
  /** Where the map begins. */
  view: MapView;
  tiles: Output<typeof shopMapApi.background>['tiles'];
  cells: readonly MapCell[];
  measure: MapMeasure;
  onMeasure: (measure: MapMeasure) => void;
  /** As far as all stores go. */
  extent: MapBox | null;
  /** The place of the chosen store. */
  pin: LatLng | null;
  lit: string | null;
  /** Stores are being put on the map: a pin stands in its middle. */
  isPlacing: boolean;
  onMove: (view: MapView, seen: MapBox) => void;
  onShop: (id: string) => void;
  /** Several stores at one place: the list tells them. */
  onSeveral: () => void;
  /** Gives the map to whoever moves it from outside. */
  onMap: (map: LeafletMap) => void;
  children?: ReactNode;
}

/** The map: background, stores, legend, zoom. */
export function MapCanvas(props: Props) {
  const { view, tiles, cells, measure, extent, pin, lit, isPlacing, onMove, onShop, onSeveral, children } = props;
  const t = useT();
  const element = useRef<HTMLDivElement>(null);
  const projection = useMemo(() => projectionOf(tiles?.isGcj02 ?? false), [tiles]);
  const looks = useMemo(() => looksOf(measure), [measure]);
  const map = useLeaflet({ element, view, projection, onMove, onMap: props.onMap });
  const isBare = useBackground(map, tiles, view.zoom);
  const classNames = useClassNames(measure);
  const choose = (cell: MapCell) => {
    if (cell.shop) return onShop(cell.shop.id);
    if (map && !zoomInto(map, cell, projection)) {
      toast.info(t('shopMap.several', { count: cell.count }));
      onSeveral();
    }
  };
  const nameOf = ({ shop, count, classes }: MapCell) =>
    shop
      ? t('shopMap.one', { name: shop.name, state: classNames[classes.findIndex((some) => some > 0)] ?? '' })
      : t('shopMap.cluster', { count });
  useCells({ map, cells, looks, projection, lit, nameOf, onChoose: choose });
  usePin(map, pin, projection);
  return (
    <section className="map-area" aria-label={t('shopMap.title')}>
      <div ref={element} className="map-canvas" role="application" aria-label={t('shopMap.map')} />
      {isPlacing && <span className="map-crosshair" aria-hidden="true" />}
      <MapLegend measure={measure} looks={looks} onMeasure={props.onMeasure} />
      {map && <MapControls map={map} extent={extent} projection={projection} />}
      {isBare && (
        <p className="map-note" role="status">
          {t('shopMap.outlineFailed')}
        </p>
      )}
      {children}
    </section>
  );
}
