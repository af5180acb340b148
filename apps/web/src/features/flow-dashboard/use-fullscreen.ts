import { useEffect, useEffectEvent, useState } from 'react';

/** Fills the screen with the page. False: the browser does not let it, for example in a frame. Call it in the press of a button. */
export async function fillScreen(): Promise<boolean> {
  if (!document.fullscreenEnabled) return false;
  return document.documentElement.requestFullscreen().then(
    () => true,
    (refused: unknown) => {
      if (refused instanceof TypeError) return false;
      throw refused;
    },
  );
}

export async function leaveScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
}

/** Whether the page fills the screen. `onLeft`: it does no longer, by Esc for example, which the browser keeps for itself. */
export function useFullscreen(onLeft: () => void): boolean {
  const [isFull, setFull] = useState(() => document.fullscreenElement !== null);
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    const change = () => {
      const isNow = document.fullscreenElement !== null;
      setFull(isNow);
      if (!isNow) left();
    };
    document.addEventListener('fullscreenchange', change);
    return () => document.removeEventListener('fullscreenchange', change);
  }, []);
  return isFull;
}
