import { LIMIT } from '@rondo/domain/limit';
import type { MapBox } from '@rondo/domain/shop-map';
import { Map as LeafletMap } from 'leaflet';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { clamped, type MapView } from '../map-view.ts';
import type { Projection } from '../projection.ts';
import 'leaflet/dist/leaflet.css';

/** The world as web maps draw it. */
const WORLD: [[number, number], [number, number]] = [
  [-85, -180],
  [85, 180],
];
const LEAST_ZOOM = 2;

interface Options {
  element: RefObject<HTMLDivElement | null>;
  view: MapView;
  projection: Projection;
  /** The map stands still: where, how close, and what is seen of it. */
  onMove: (view: MapView, seen: MapBox) => void;
  /** The map stands. */
  onMap: (map: LeafletMap) => void;
}

/** A map in an element, for as long as that is there. Null until it stands. */
export function useLeaflet({ element, view, projection, onMove, onMap }: Options): LeafletMap | null {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const tell = useEffectEvent((of: LeafletMap) => {
    const { lat, lng } = of.getCenter();
    const [south, north] = [of.getBounds().getSouthWest(), of.getBounds().getNorthEast()];
    const from = projection.toPlace({ latitude: south.lat, longitude: south.lng });
    const to = projection.toPlace({ latitude: north.lat, longitude: north.lng });
    const seen = clamped({ south: from.latitude, west: from.longitude, north: to.latitude, east: to.longitude });
    onMove({ ...projection.toPlace({ latitude: lat, longitude: lng }), zoom: of.getZoom() }, seen);
  });
  const begin = useEffectEvent((box: HTMLDivElement) => {
    const made = new LeafletMap(box, {
      zoomControl: false,
      minZoom: LEAST_ZOOM,
      maxZoom: LIMIT.shopMap.zoom,
      maxBounds: WORLD,
      maxBoundsViscosity: 1,
      preferCanvas: true,
      zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    });
    made.attributionControl.setPrefix(false);
    made.on('moveend', () => tell(made));
    const { latitude, longitude } = projection.toMap(view);
    made.setView([latitude, longitude], view.zoom, { animate: false });
    onMap(made);
    return made;
  });
  useEffect(() => {
    if (!element.current) return;
    const box = element.current;
    const made = begin(box);
    const watcher = new ResizeObserver(() => made.invalidateSize({ animate: false }));
    watcher.observe(box);
    setMap(made);
    return () => {
      watcher.disconnect();
      made.remove();
    };
  }, [element]);
  return map;
}
