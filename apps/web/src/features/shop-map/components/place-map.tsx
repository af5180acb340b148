import { shopMapApi } from '@rondo/contract/shop-map';
import { useMemo, useRef, useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { projectionOf } from '../projection.ts';
import { MapControls } from './map-controls.tsx';
import { useBackground } from './use-background.ts';
import { useLeaflet } from './use-leaflet.ts';
import { type PlaceMark, useMarks } from './use-marks.ts';
import './shop-map.css';
import './place-map.css';

type Props = { label: string; marks: readonly PlaceMark[] };

const BEGIN_ZOOM = 15;

/**
 * A few places with their rings. What lies under them are the pictures of this installation, where the reader may see the map of
 * stores and there is a network; else the outline of the coasts.
 */
export default function PlaceMap({ label, marks }: Props) {
  const t = useT();
  const mayRead = useCan()(shopMapApi.background.needs);
  const background = useCall(shopMapApi.background, {}, { enabled: mayRead, part: true, hideErrors: true });
  const tiles = background.data?.tiles ?? null;
  const projection = useMemo(() => projectionOf(tiles?.isGcj02 ?? false), [tiles]);
  const element = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(BEGIN_ZOOM);
  const { latitude, longitude } = marks[0]?.place ?? { latitude: 0, longitude: 0 };
  const map = useLeaflet({
    element,
    projection,
    view: { latitude, longitude, zoom: BEGIN_ZOOM },
    onMove: (view) => setZoom(view.zoom),
    // The wheel goes on moving the page around the map.
    onMap: (made) => void made.scrollWheelZoom.disable(),
  });
  const isBare = useBackground(map, tiles, zoom);
  useMarks(map, marks, projection);
  return (
    <div className="map-area place-map">
      <div ref={element} className="map-canvas" role="application" aria-label={label} />
      {map && <MapControls map={map} extent={null} projection={projection} />}
      {isBare && (
        <p className="map-note" role="status">
          {t('shopMap.outlineFailed')}
        </p>
      )}
    </div>
  );
}
