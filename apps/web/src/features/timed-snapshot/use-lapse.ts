import { type KeyboardEvent, useEffect, useState } from 'react';

/** Pictures a second. */
export const SPEEDS = [1, 2, 4, 8] as const;
type Speed = (typeof SPEEDS)[number];

/** Plays `count` pictures one after another: it begins with the oldest, stands still at the newest, and begins again from there. */
export function useLapse(count: number) {
  const [at, setAt] = useState(0);
  const [isWanted, setWanted] = useState(false);
  const [speed, setSpeed] = useState<Speed>(2);
  const last = Math.max(0, count - 1);
  const shown = Math.min(at, last);
  const isPlaying = isWanted && shown < last;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setAt((now) => Math.min(now + 1, last)), 1000 / speed);
    return () => clearInterval(timer);
  }, [isPlaying, last, speed]);
  const show = (next: number) => {
    setWanted(false);
    setAt(Math.max(0, Math.min(next, last)));
  };
  const toggle = () => {
    if (!isPlaying && shown === last) setAt(0);
    setWanted(!isPlaying);
  };
  const faster = (by: 1 | -1) => setSpeed(SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const acts: Record<string, () => void> = {
      ' ': toggle,
      ArrowLeft: () => show(shown - 1),
      ArrowRight: () => show(shown + 1),
      Home: () => show(0),
      End: () => show(last),
      '+': () => faster(1),
      '-': () => faster(-1),
    };
    const act = acts[event.key];
    // A button that has the focus is pressed by space itself; the choice of speed has arrow keys of its own, which are prevented there.
    if (!act || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    act();
  };
  return { at: shown, isPlaying, speed, setSpeed, show, toggle, press };
}
