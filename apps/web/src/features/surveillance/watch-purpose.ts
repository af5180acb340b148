import { WATCH_PURPOSES, type WatchPurpose } from '@rondo/domain/surveillance';
import { useState } from 'react';

const KEY = 'watchPurpose';

/** Why this reader watches (N4.3): chosen once, good until the tab is closed. */
export function useWatchPurpose(): [WatchPurpose, (purpose: WatchPurpose) => void] {
  const [purpose, setPurpose] = useState<WatchPurpose>(
    () => WATCH_PURPOSES.find((known) => known === sessionStorage.getItem(KEY)) ?? 'routine',
  );
  return [
    purpose,
    (next) => {
      sessionStorage.setItem(KEY, next);
      setPurpose(next);
    },
  ];
}
