/** What was recorded of a camera without a gap, ms since 1970; `to` exclusive. */
export interface Stretch {
  cameraId: string;
  from: number;
  to: number;
}

/**
 * The moments of recordings that a trial looks at, the earliest first: at one distance everywhere, as close together as the rule looks,
 * and so far apart that there are no more than `most`.
 */
export function trialMoments(
  stretches: readonly Stretch[],
  { everyMs, most }: { everyMs: number; most: number },
): { cameraId: string; at: number }[] {
  const total = stretches.reduce((sum, { from, to }) => sum + (to - from), 0);
  if (most <= 0 || total <= 0) return [];
  const step = Math.max(everyMs, Math.ceil(total / most));
  const found = stretches.flatMap(({ cameraId, from, to }) => {
    const moments: { cameraId: string; at: number }[] = [];
    for (let at = Math.ceil(from / step) * step; at < to; at += step) moments.push({ cameraId, at });
    return moments;
  });
  return found.toSorted((a, b) => a.at - b.at).slice(0, most);
}
