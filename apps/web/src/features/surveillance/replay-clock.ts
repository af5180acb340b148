/**
 * What moment a replayed picture shows. Times of each connection begin at 0: until the first picture of a new one is there, it is the
 * moment that was asked for.
 */
export function replayClock(video: Pick<HTMLVideoElement, 'currentTime' | 'addEventListener' | 'removeEventListener'>) {
  let from = 0;
  let isFresh = true;
  const begin = (): void => {
    isFresh = false;
  };
  video.addEventListener('loadstart', begin);
  return {
    /** Another connection, which plays from this moment, ms since 1970. */
    ask(at: number): void {
      from = at;
      isFresh = true;
    },
    now: (): number => (isFresh ? from : from + video.currentTime * 1_000),
    stop: (): void => video.removeEventListener('loadstart', begin),
  };
}

export type ReplayClock = ReturnType<typeof replayClock>;
