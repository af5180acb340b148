import type { Output } from '@rondo/contract/kit/endpoint';
import type { shopMapApi } from '@rondo/contract/shop-map';
import { LIMIT } from '@rondo/domain/limit';
import { type Map as LeafletMap, Polyline, TileLayer } from 'leaflet';
import { useEffect, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { useAppearance } from '../../../shared/ui/appearance.ts';
import { palette } from '../../../shared/ui/tokens.ts';
import { coastlines, type Detail } from '../coastlines.ts';

type Tiles = Output<typeof shopMapApi.background>['tiles'];

/** From this zoom on the finer coastlines are worth their bytes. */
const FINE_ZOOM = 5;

/** Draws what lies under the stores: the pictures of this installation, or coastlines. Answers whether these failed to load. */
export function useBackground(map: LeafletMap | null, tiles: Tiles, zoom: number): boolean {
  const t = useT();
  const [failed, setFailed] = useState<Detail | null>(null);
  const colour = palette(useAppearance().mode).lineStrong;
  const detail: Detail = zoom >= FINE_ZOOM ? 'fine' : 'coarse';
  const credit = t('shopMap.outline');
  useEffect(() => {
    if (!map || !tiles) return;
    const { url, attribution } = tiles;
    const layer = new TileLayer(url, { maxZoom: LIMIT.shopMap.zoom, noWrap: true, attribution: plain(attribution) });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, tiles]);
  useEffect(() => {
    if (!map || tiles) return;
    let layer: Polyline | null = null;
    let isOver = false;
    coastlines(detail).then(
      (lines) => {
        if (isOver) return;
        const look = { color: colour, weight: 1, interactive: false, smoothFactor: 1, attribution: credit };
        layer = new Polyline(lines, look).addTo(map);
        setFailed(null);
      },
      () => !isOver && setFailed(detail),
    );
    return () => {
      isOver = true;
      layer?.remove();
    };
  }, [map, tiles, detail, colour, credit]);
  return failed !== null;
}

/** Leaflet takes attributions as HTML: ours are words. */
const plain = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
