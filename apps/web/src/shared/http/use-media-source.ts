import { type RefObject, useRef, useState } from 'react';
import { useFileUrl } from './file-url.ts';

/**
 * The address that is played. One is good for some minutes only, and a film is watched for longer: when the browser may not load on, it
 * goes on with a new one at the same second.
 */
export function useMediaSource(
  path: string | null,
  first: string,
  start: number,
  player: RefObject<HTMLMediaElement | null>,
) {
  const { url: fresh } = useFileUrl(path);
  const [src, setSrc] = useState(first);
  const [isBroken, setBroken] = useState(false);
  const begin = useRef(start);
  return {
    src,
    isBroken,
    at: () => begin.current,
    fail: () => {
      if (fresh === undefined || fresh === src) return setBroken(true);
      begin.current = player.current?.currentTime || begin.current;
      setSrc(fresh);
    },
  };
}
