import type { MapCell } from '@rondo/contract/shop-map';
import { LatLngBounds, type Map as LeafletMap, Marker } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ClassLook } from '../map-looks.ts';
import type { Projection } from '../projection.ts';
import { cellIcon } from './cell-icon.ts';

interface Options {
  map: LeafletMap | null;
  cells: readonly MapCell[];
  looks: readonly ClassLook[];
  projection: Projection;
  /** The store that is pointed at in the list. */
  lit: string | null;
  nameOf: (cell: MapCell) => string;
  onChoose: (cell: MapCell) => void;
}

/** What tells one picture of the map from another: a cell that stays is not drawn again, and keeps the focus. */
const keyOf = (cell: MapCell, lit: string | null): string =>
  [
    cell.shop?.id ?? '',
    cell.latitude,
    cell.longitude,
    ...cell.classes,
    cell.shop !== null && cell.shop.id === lit,
  ].join();

/** Keeps the marks of the map in step with the cells: each can be reached by Tab and chosen by Enter. */
export function useCells({ map, cells, looks, projection, lit, nameOf, onChoose }: Options): void {
  const drawn = useRef(new Map<string, Marker>());
  const choose = useEffectEvent(onChoose);
  const name = useEffectEvent(nameOf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another map, other colours, another projection: every mark is another
  useEffect(() => {
    const known = drawn.current;
    return () => {
      for (const marker of known.values()) marker.remove();
      known.clear();
    };
  }, [map, looks, projection]);
  useEffect(() => {
    if (!map) return;
    const wanted = new Map(cells.map((cell) => [keyOf(cell, lit), cell]));
    for (const [key, marker] of drawn.current) {
      if (wanted.has(key)) continue;
      marker.remove();
      drawn.current.delete(key);
    }
    for (const [key, cell] of wanted) {
      if (drawn.current.has(key)) continue;
      const { latitude, longitude } = projection.toMap(cell);
      const label = name(cell);
      const icon = cellIcon(cell, looks, cell.shop !== null && cell.shop.id === lit);
      const marker = new Marker([latitude, longitude], { icon, title: label, keyboard: true, riseOnHover: true });
      marker.on('click', () => choose(cell)).addTo(map);
      const element = marker.getElement();
      element?.setAttribute('aria-label', label);
      // Leaflet makes it a button and leaves its keys to us.
      element?.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        choose(cell);
      });
      drawn.current.set(key, marker);
    }
  }, [map, cells, looks, projection, lit]);
}

/** Brings several stores apart. Answers false where they cannot be: they stand at one place, or the map is as close as it goes. */
export function zoomInto(map: LeafletMap, { box }: MapCell, projection: Projection): boolean {
  const corners = [
    { latitude: box.south, longitude: box.west },
    { latitude: box.north, longitude: box.east },
  ].map((place) => projection.toMap(place));
  const bounds = new LatLngBounds(corners.map(({ latitude, longitude }) => [latitude, longitude]));
  const before = map.getZoom();
  if (before >= map.getMaxZoom()) return false;
  const closer = Math.max(before + 1, map.getBoundsZoom(bounds.pad(0.2)));
  map.setView(bounds.getCenter(), Math.min(closer, map.getMaxZoom()));
  return true;
}
