import { surveillanceApi } from '@rondo/contract/surveillance';
import { LIMIT } from '@rondo/domain/limit';
import type { WallSize } from '@rondo/domain/surveillance';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { wallFrom, withSteered, withWall } from '../wall-address.ts';
import { clear, place, resize, sizeFor, swap, type Wall, wallOf } from '../wall-layout.ts';

/** The wall of the address: what plays, which cell is chosen, and which one fills it. */
export interface WallState {
  wall: Wall;
  chosen: number | null;
  /** The cell that is shown alone. */
  alone: number | null;
  /** The camera that found nine others playing: somebody is asked which one goes. */
  tenth: string | null;
  /** The camera that is heard; sound is off until somebody turns it on, and only one has it. */
  audible: string | null;
  hear: (cameraId: string | null) => void;
  /** The camera that is turned, as the address has it. */
  steered: string | null;
  steer: (cameraId: string | null) => void;
  choose: (at: number | null) => void;
  showAlone: (at: number | null) => void;
  add: (id: string, on?: number | null) => void;
  close: (at: number) => void;
  swap: (one: number, other: number) => void;
  resize: (size: WallSize) => void;
  show: (wall: Wall) => void;
  /** The place whose picture takes the focus once it stands there, after a move by keyboard. */
  focusOn: RefObject<number | null>;
  /** The answer to the question about the tenth: the cell that it takes, or null for none. */
  replace: (at: number | null) => void;
}

export function useWall(): WallState {
  const [query, setQuery] = useSearchParams();
  const wall = wallFrom(query);
  const [chosen, setChosen] = useState<number | null>(null);
  const [alone, setAlone] = useState<number | null>(null);
  const [audible, hear] = useState<string | null>(null);
  const [tenth, setTenth] = useState<string | null>(null);
  const focusOn = useRef<number | null>(null);
  const show = (next: Wall) => {
    setQuery(() => withWall(addressNow(), next), { replace: true });
    if (alone !== null && next.cells[alone] == null) setAlone(null);
    if (chosen !== null && chosen >= next.size) setChosen(null);
  };
  const add = (id: string, on: number | null = null) => {
    const placed = place(wallFrom(addressNow()), id, { on, chosen });
    if (placed === 'full') return setTenth(id);
    show(placed.wall);
    setChosen(placed.at);
    if (alone !== null) setAlone(placed.at);
  };
  useShopOfAddress(show);
  return {
    ...{ wall, chosen, alone, audible, hear, tenth, focusOn, show, add },
    steered: wall.cells.find((id) => id !== null && id === query.get('ptz')) ?? null,
    steer: (id) => setQuery(() => withSteered(addressNow(), id), { replace: true }),
    choose: setChosen,
    showAlone: setAlone,
    close: (at) => show(clear(wallFrom(addressNow()), at)),
    swap(one, other) {
      show(swap(wallFrom(addressNow()), one, other));
      setChosen(other);
    },
    resize(size) {
      setAlone(null);
      show(resize(wallFrom(addressNow()), size, chosen));
    },
    replace(at) {
      if (tenth !== null && at !== null) add(tenth, at);
      setTenth(null);
    },
  };
}

/** The address as it is, not as it was when the page was drawn: two changes in one moment build on each other. */
const addressNow = (): URLSearchParams => new URLSearchParams(window.location.search);

/** `?shop=id`, as links from a store have it, stands for the first nine cameras of that store. */
function useShopOfAddress(show: (wall: Wall) => void): void {
  const [query, setQuery] = useSearchParams();
  const shopId = query.get('shop');
  const found = useCall(
    surveillanceApi.cameras,
    { shopId: shopId ? [shopId] : [], size: 10 },
    { enabled: shopId !== null, part: true },
  );
  const fill = useEffectEvent((ids: readonly string[]) => {
    setQuery(
      (now) => {
        now.delete('shop');
        return now;
      },
      { replace: true },
    );
    show(wallOf(sizeFor(ids.length), ids));
  });
  const { data } = found;
  useEffect(() => {
    if (shopId && data) fill(data.list.slice(0, LIMIT.cameras.playing).map(({ id }) => id));
  }, [shopId, data]);
}
