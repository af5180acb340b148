import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for the life of a component that always calls the latest: memoised children need not be drawn again. */
export function useStable<A extends unknown[], R>(act: (...args: A) => R): (...args: A) => R {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
