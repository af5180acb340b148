import type { WatchedCamera } from '@rondo/contract/surveillance';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { CaptureTarget } from '../capture-target.ts';
import { sizeFor, wallOf } from '../wall-layout.ts';
import { useWall, type WallState } from './use-wall.ts';

/** So many pictures stand beside an inspection at most. */
export const PANEL_SIZES = [1, 4] as const;

interface PanelWall {
  wall: WallState;
  /** The camera that a screenshot is taken of: the chosen picture, else the first. */
  chosen: WatchedCamera | undefined;
  /** In the place of the chosen picture where none is free; on a phone in the place of the only one. */
  play: (id: string) => void;
}

/**
 * The pictures beside an inspection: those of the address, else the first cameras of the store, those that answer before others. Whoever
 * comes to an item that is seen at some places gets a camera of one of them.
 */
export function usePanelWall(
  cameras: readonly WatchedCamera[],
  target: Pick<CaptureTarget, 'name' | 'places'> | null,
  isPhone: boolean,
): PanelWall {
  const own = useWall();
  const [query] = useSearchParams();
  const isNamed = query.has('cameras') || query.has('size');
  const hasCameras = cameras.length > 0;
  const fill = useEffectEvent(() => {
    const ids = cameras.toSorted((a, b) => rank(a) - rank(b)).map(({ id }) => id);
    const size = isPhone ? 1 : sizeFor(Math.min(ids.length, 4));
    own.show(wallOf(size, ids));
  });
  useEffect(() => {
    if (!isNamed && hasCameras) fill();
  }, [isNamed, hasCameras]);
  const { cells } = own.wall;
  const first = cells.findIndex((id) => id !== null);
  const at = own.chosen !== null && cells[own.chosen] ? own.chosen : Math.max(first, 0);
  const wall = isPhone ? { ...own, alone: at } : own;
  const play = (id: string) => {
    if (isPhone) return own.show(wallOf(1, [id]));
    const free = cells.indexOf(null);
    const found = cells.indexOf(id);
    own.add(id, found >= 0 ? found : free >= 0 ? free : at);
  };
  const shown = cameras.filter(({ id }) => cells.includes(id));
  const showPlace = useEffectEvent(() => {
    const isThere = ({ places: own }: WatchedCamera) => own.some((one) => target?.places.includes(one));
    const found = shown.find(isThere) ?? cameras.toSorted((a, b) => rank(a) - rank(b)).find(isThere);
    if (found) play(found.id);
  });
  const wanted = target && target.places.length > 0 ? `${target.name} ${target.places}` : '';
  useEffect(() => {
    if (wanted !== '' && hasCameras && isNamed) showPlace();
  }, [wanted, hasCameras, isNamed]);
  return { wall, chosen: cameras.find(({ id }) => id === cells[at]), play };
}

const rank = ({ state }: WatchedCamera): number => (state === 'offline' ? 1 : 0);
