import { lazyPart } from '../../shared/ui/lazy-part.tsx';

export type { PlaceMark } from './components/use-marks.ts';
/** A small map of a few places; its code, with the library that draws maps, comes when it is shown. */
export const PlaceMap = lazyPart(() => import('./components/place-map.tsx'));
/** Stores by a figure on the map. */
export const FigureMap = lazyPart(() => import('./components/figure-map.tsx'));
export type { FigureMark } from './components/use-figure-marks.ts';
