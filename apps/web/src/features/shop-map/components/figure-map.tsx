import { shopMapApi } from '@rondo/contract/shop-map';
import { useMemo, useRef, useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { projectionOf } from '../projection.ts';
import { MapControls } from './map-controls.tsx';
import { useBackground } from './use-background.ts';
import { type FigureMark, useFigureMarks } from './use-figure-marks.ts';
import { useLeaflet } from './use-leaflet.ts';
import './shop-map.css';
import './place-map.css';

type Props = { label: string; marks: readonly FigureMark[]; onPick: (key: string) => void };

const BEGIN_ZOOM = 4;

/** Stores by a figure on the map of stores. */
export default function FigureMap({ label, marks, onPick }: Props) {
  const t = useT();
  const mayRead = useCan()(shopMapApi.background.needs);
  const background = useCall(shopMapApi.background, {}, { enabled: mayRead, part: true, hideErrors: true });
  const tiles = background.data?.tiles ?? null;
  const projection = useMemo(() => projectionOf(tiles?.isGcj02 ?? false), [tiles]);
  const element = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(BEGIN_ZOOM);
  const { latitude, longitude } = marks[0]?.place ?? { latitude: 0, longitude: 0 };
  const map = useLeaflet({
    ...{ element, projection, view: { latitude, longitude, zoom: BEGIN_ZOOM } },
    onMove: (view) => setZoom(view.zoom),
    // The wheel goes on moving the page around the map.
    onMap: (made) => void made.scrollWheelZoom.disable(),
  });
  const isBare = useBackground(map, tiles, zoom);
  useFigureMarks(map, marks, projection, onPick);
  return (
    <div className="map-area figure-map">
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
