import type { LatLng } from '@rondo/domain/gcj02';
import { DivIcon, type Map as LeafletMap, Marker } from 'leaflet';
import { useEffect } from 'react';
import type { Projection } from '../projection.ts';

const PIN_PX = 28;

/** The mark around the chosen store: seen also where the store itself is part of a ring. */
export function usePin(map: LeafletMap | null, place: LatLng | null, projection: Projection): void {
  const { latitude = null, longitude = null } = place ?? {};
  useEffect(() => {
    if (!map || latitude === null || longitude === null) return;
    const at = projection.toMap({ latitude, longitude });
    const icon = new DivIcon({
      className: 'map-cell',
      html: '<span class="map-pin"></span>',
      iconSize: [PIN_PX, PIN_PX],
    });
    const pin = new Marker([at.latitude, at.longitude], {
      icon,
      interactive: false,
      keyboard: false,
      zIndexOffset: 1000,
    });
    pin.addTo(map);
    return () => void pin.remove();
  }, [map, latitude, longitude, projection]);
}
