import type { LatLng } from '@rondo/domain/gcj02';
import { Circle, CircleMarker, LayerGroup, type Map as LeafletMap, LatLng as LeafletPlace, Polyline } from 'leaflet';
import { useEffect } from 'react';
import { useAppearance } from '../../../shared/ui/appearance.ts';
import { palette, type Role } from '../../../shared/ui/tokens.ts';
import type { Projection } from '../projection.ts';

/** A place with what stands beside it on the map. */
export interface PlaceMark {
  /** Told on the map. */
  name: string;
  place: LatLng;
  /** How far around it a ring is drawn, metres; 0: none. */
  radiusM: number;
  colour: Role;
  /** The ring says how exact the place is, not what is allowed: it is broken. */
  isRough?: boolean;
}

const DOT_PX = 6;
const LINE_PX = 2;
const EDGE_PX = 32;
const DASHES = '4 4';

/** Draws places with their rings and a line between them, and shows all of it. */
export function useMarks(map: LeafletMap | null, marks: readonly PlaceMark[], projection: Projection): void {
  const colours = palette(useAppearance().mode);
  useEffect(() => {
    const [first] = marks;
    if (!map || !first) return;
    const layer = new LayerGroup();
    const points = marks.map(({ place }) => {
      const { latitude, longitude } = projection.toMap(place);
      return new LeafletPlace(latitude, longitude);
    });
    const shown = marks.flatMap(({ name, radiusM, colour, isRough = false }, index) => {
      const at = points[index];
      if (!at) return [];
      const look = { color: colours[colour], weight: LINE_PX, interactive: false };
      const ring = { ...look, radius: radiusM, fill: false, ...(isRough ? { dashArray: DASHES } : {}) };
      if (radiusM > 0) new Circle(at, ring).addTo(layer);
      const label = document.createElement('span');
      label.textContent = name;
      new CircleMarker(at, { ...look, radius: DOT_PX, fillOpacity: 1 })
        .bindTooltip(label, { permanent: true, direction: 'top', offset: [0, -DOT_PX] })
        .addTo(layer);
      return [at.toBounds(2 * radiusM)];
    });
    new Polyline(points, { color: colours.ink3, weight: 1, dashArray: DASHES, interactive: false }).addTo(layer);
    layer.addTo(map);
    const [box, ...others] = shown;
    const all = box && others.reduce((before, one) => before.extend(one), box);
    if (all) map.fitBounds(all, { padding: [EDGE_PX, EDGE_PX], animate: false });
    return () => void layer.remove();
  }, [map, marks, projection, colours]);
}
