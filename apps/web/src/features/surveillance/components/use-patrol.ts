import type { WatchedCamera } from '@rondo/contract/surveillance';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Patrol, patrolPages, tick } from '../patrol.ts';
import { type Wall, wallOf } from '../wall-layout.ts';
import { useHidden } from './use-hidden.ts';
import { useShownCameras } from './use-shown-cameras.ts';

/** A page that was out of sight for so long stops its round, ms. */
const HIDDEN_MS = 5 * 60_000;
const STEP_MS = 250;

export interface PatrolState {
  patrol: Patrol | null;
  /** What the round shows now; null while there is none. */
  wall: Wall | null;
  cameras: ReadonlyMap<string, WatchedCamera>;
  isKnown: boolean;
  page: number;
  pages: number;
  /** Of the page's time, 0 to 1. */
  progress: number;
  start: (patrol: Patrol) => void;
  stop: () => void;
}

/** A round over many cameras: the pages follow each other by themselves, and wait while `isHeld` (the pointer is over them). */
export function usePatrol(isHeld: boolean): PatrolState {
  const [patrol, setPatrol] = useState<Patrol | null>(null);
  const [at, setAt] = useState({ page: 0, shownMs: 0 });
  const { byId, isKnown } = useShownCameras(patrol?.cameraIds ?? NONE);
  const isOffline = (id: string) => byId.get(id)?.state === 'offline';
  const pages = patrol ? patrolPages(patrol, (id) => patrol.isOnlineOnly && isOffline(id)) : [];
  const last = Math.max(0, pages.length - 1);
  const page = Math.min(at.page, last);
  const everyMs = (patrol?.seconds ?? 0) * 1_000;
  const step = useEffectEvent(() => {
    if (isHeld) return;
    // Several steps may come before the page is drawn again: each goes on from the one before.
    setAt((now) => tick({ ...now, page: Math.min(now.page, last) }, STEP_MS, everyMs, pages.length));
  });
  const isOn = patrol !== null;
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(step, STEP_MS);
    return () => clearInterval(timer);
  }, [isOn]);
  const isAway = useHidden(HIDDEN_MS);
  if (isAway && isOn) setPatrol(null);
  return {
    ...{ patrol, cameras: byId, isKnown, page, pages: pages.length },
    wall: patrol ? wallOf(patrol.size, pages[page]) : null,
    progress: everyMs > 0 ? at.shownMs / everyMs : 0,
    start(next) {
      setAt({ page: 0, shownMs: 0 });
      setPatrol(next);
    },
    stop: () => setPatrol(null),
  };
}

const NONE: readonly string[] = [];
