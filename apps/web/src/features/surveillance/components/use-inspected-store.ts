import { anyOf } from '@rondo/contract/kit/endpoint';
import type { WatchedCamera } from '@rondo/contract/surveillance';
import { useSearchParams } from 'react-router';
import { useCan } from '../../../shared/session/me.ts';
import { playingOf } from '../wall-layout.ts';
import type { WallState } from './use-wall.ts';

/** Whoever may begin an inspection at all. */
const INSPECT = anyOf('x_dispatch', 'task_center');

interface InspectedStore {
  /** Asks how the store of the chosen picture, else of the first one, is to be inspected; null: nothing plays, or the reader may not. */
  ask: (() => void) | null;
  /** The store that is asked about: `?inspect=id`. */
  shopId: string | null;
  /** Its cameras that play now. */
  cameraIds: string[];
  close: () => void;
}

/** The way from the wall to a remote inspection of a store that it shows. */
export function useInspectedStore(
  { wall, chosen }: WallState,
  cameras: ReadonlyMap<string, WatchedCamera>,
): InspectedStore {
  const can = useCan();
  const [query, setQuery] = useSearchParams();
  const playing = playingOf(wall);
  const camera = cameras.get(wall.cells[chosen ?? -1] ?? playing[0] ?? '');
  const shopId = query.get('inspect');
  const set = (id: string | null) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === null) next.delete('inspect');
        else next.set('inspect', id);
        return next;
      },
      { replace: true },
    );
  return {
    ask: camera && can(INSPECT) ? () => set(camera.shop.id) : null,
    shopId,
    cameraIds: playing.filter((id) => cameras.get(id)?.shop.id === shopId),
    close: () => set(null),
  };
}
