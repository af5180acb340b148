import { fromGcj02, type LatLng } from '@rondo/domain/gcj02';
import { LANGUAGES } from '@rondo/domain/language';
import { translate } from '@rondo/messages';

/** What coordinates of a table are measured in: as GPS tells them, or as maps of mainland China draw them. */
export const COORDINATE_SYSTEMS = ['wgs84', 'gcj02'] as const;
export type CoordinateSystem = (typeof COORDINATE_SYSTEMS)[number];

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The systems by their names in both languages, and as people and tables write them. */
const WORDS = new Map<string, CoordinateSystem>([
  ...LANGUAGES.flatMap((language) =>
    COORDINATE_SYSTEMS.map(
      (system) => [bare(translate(language, `shopMap.importing.system.${system}`)), system] as const,
    ),
  ),
  ...['wgs84', 'wgs', 'gps', 'epsg4326', '4326', '原始坐标', '国际坐标'].map((word) => [word, 'wgs84'] as const),
  ...['gcj02', 'gcj', 'amap', 'gaode', 'tencent', '高德', '腾讯', '高德地图', '腾讯地图', '火星坐标'].map(
    (word) => [word, 'gcj02'] as const,
  ),
]);

/** The system that a cell names. */
export const systemOf = (text: string): CoordinateSystem | undefined => WORDS.get(bare(text));

/** Digits of degrees that stores are kept with: a tenth of a metre. */
const FACTOR = 1e6;
const rounded = (degrees: number): number => Math.round(degrees * FACTOR) / FACTOR;

/** A place of a table as it is kept: WGS-84. */
export function placeIn(system: CoordinateSystem, place: LatLng): LatLng {
  const { latitude, longitude } = system === 'gcj02' ? fromGcj02(place) : place;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}
