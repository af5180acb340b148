import { DEAF } from './shared-sound.ts';
import type { Upstream, Watcher } from './upstream.ts';

/**
 * Looks at a camera with a browser that plays H.264 alone: at its own pictures where they are that, else at those coded anew. Its sound is
 * always its own. Answers how to stop.
 */
export function watchPlayable(
  watch: (watcher: Watcher) => () => void,
  joinConverted: Upstream['join'],
  watcher: Watcher,
): () => void {
  let leaveConverted: (() => void) | null = null;
  let isConverted = false;
  let isOver = false;
  const convert = (): void => {
    if (isConverted) return;
    isConverted = true;
    // Not while it is being joined: whoever joins has to be known first.
    queueMicrotask(() => {
      if (isOver) return;
      leaveConverted = joinConverted({ ...watcher, ...DEAF });
    });
  };
  const leave = watch({
    ...watcher,
    onTrack(track, segment) {
      if (track.vps) return convert();
      leaveConverted?.();
      leaveConverted = null;
      isConverted = false;
      watcher.onTrack(track, segment);
    },
    onFragment: (fragment) => !isConverted && watcher.onFragment(fragment),
    onGap: () => !isConverted && watcher.onGap(),
    onTrouble: (cause, isFinal) => !isConverted && watcher.onTrouble(cause, isFinal),
  });
  return () => {
    isOver = true;
    leave();
    leaveConverted?.();
  };
}
