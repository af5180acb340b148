import { ptzApi } from '@rondo/contract/ptz';
import type { PtzDirection } from '@rondo/domain/ptz';
import { PTZ_LIMIT } from '@rondo/domain/ptz-limit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSubmit } from '../../../shared/http/use-submit.ts';

export interface HeldMove {
  /** What the camera is told now; null: it stands. */
  direction: PtzDirection | null;
  begin: (direction: PtzDirection) => void;
  end: () => void;
  /** A press without length, as of a screen reader: a short movement. */
  nudge: (direction: PtzDirection) => void;
}

const NUDGE_MS = 300;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A button that is held: the camera moves until it is let go. While it is held the server is told again each second, and it is told
 * when it is let go, in this order; a page that is left or hidden lets go, and gives the camera back when it is put away.
 */
export function useHeldMove(cameraId: string, speed: number): HeldMove {
  const move = useSubmit(ptzApi.move);
  const stop = useSubmit(ptzApi.stop);
  const release = useSubmit(ptzApi.release);
  const held = useRef<PtzDirection | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const hasMoved = useRef(false);
  const [direction, setDirection] = useState<PtzDirection | null>(null);

  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.current.then(work);
    last.current = next;
    return next;
  };
  const keep = async (wanted: PtzDirection): Promise<void> => {
    while (held.current === wanted) {
      const answer = await inOrder(async () => move.run({ cameraId, direction: wanted, speed }));
      if (answer === null && held.current === wanted) end();
      await wait(PTZ_LIMIT.keepMs);
    }
  };
  const begin = (wanted: PtzDirection): void => {
    if (held.current === wanted) return;
    held.current = wanted;
    hasMoved.current = true;
    setDirection(wanted);
    void keep(wanted);
  };
  const end = (): void => {
    if (held.current === null) return;
    held.current = null;
    setDirection(null);
    void inOrder(() => stop.run({ cameraId }));
  };
  const letGo = useEffectEvent(end);
  const giveBack = useEffectEvent(() => {
    end();
    if (hasMoved.current) void inOrder(() => release.run({ cameraId }));
  });
  useEffect(() => {
    const leave = () => letGo();
    const hide = () => document.visibilityState === 'hidden' && letGo();
    window.addEventListener('blur', leave);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      giveBack();
    };
  }, []);
  const nudge = (wanted: PtzDirection): void => {
    begin(wanted);
    void wait(NUDGE_MS).then(() => held.current === wanted && end());
  };
  return { direction, begin, end, nudge };
}
