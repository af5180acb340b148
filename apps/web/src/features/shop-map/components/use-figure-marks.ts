import type { LatLng } from '@rondo/domain/gcj02';
import { CircleMarker, LatLngBounds, LayerGroup, type Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { useAppearance } from '../../../shared/ui/appearance.ts';
import { palette } from '../../../shared/ui/tokens.ts';
import type { Projection } from '../projection.ts';

/** A store with a figure: the larger its share, the larger its dot. */
export interface FigureMark {
  key: string;
  /** Told on the map: store and figure. */
  label: string;
  place: LatLng;
  /** 0..1 of the largest; null: unknown. */
  share: number | null;
}

const [LEAST_PX, MOST_PX] = [5, 18];
const EDGE_PX = 24;
const CLOSEST = 13;

/** Draws a dot for each mark and shows all of them; a press tells which. */
export function useFigureMarks(
  map: LeafletMap | null,
  marks: readonly FigureMark[],
  projection: Projection,
  onPick: (key: string) => void,
): void {
  const colours = palette(useAppearance().mode);
  const pick = useEffectEvent(onPick);
  useEffect(() => {
    if (!map || marks.length === 0) return;
    const layer = new LayerGroup();
    const points = marks.map(({ key, label, place, share }) => {
      const { latitude, longitude } = projection.toMap(place);
      const colour = share === null ? colours.muteMark : colours.c1;
      const text = document.createElement('span');
      text.textContent = label;
      const radius = share === null ? LEAST_PX : LEAST_PX + Math.sqrt(share) * (MOST_PX - LEAST_PX);
      new CircleMarker([latitude, longitude], {
        color: colours.surface,
        weight: 1.5,
        fillColor: colour,
        fillOpacity: 0.8,
        radius,
      })
        .bindTooltip(text, { direction: 'top' })
        .on('click', () => pick(key))
        .addTo(layer);
      return [latitude, longitude] as [number, number];
    });
    layer.addTo(map);
    map.fitBounds(new LatLngBounds(points), { padding: [EDGE_PX, EDGE_PX], maxZoom: CLOSEST, animate: false });
    return () => void layer.remove();
  }, [map, marks, projection, colours]);
}
