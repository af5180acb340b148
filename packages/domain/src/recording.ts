/** Whether a camera is recorded. */
export const RECORDING_MODES = ['off', 'continuous'] as const;
export type RecordingMode = (typeof RECORDING_MODES)[number];

/** Why a camera is not recorded though it should be: its stream, the disk, or a password that cannot be read here. */
export const RECORDING_CAUSES = [
  'unreachable',
  'wrong_password',
  'no_stream',
  'stalled',
  'codec',
  'garbage',
  'disk_full',
  'disk_failed',
  'no_password',
] as const;
export type RecordingCause = (typeof RECORDING_CAUSES)[number];

/** Something recorded without a gap; moments in ms since 1970. */
export interface Stretch {
  from: number;
  to: number;
}

/** Where a clock that passes over gaps stands: at the moment itself, at the beginning of the next stretch, or null behind the last. */
export function playableAt(stretches: readonly Stretch[], at: number): number | null {
  const next = stretches.find(({ to }) => to > at);
  return next ? Math.max(next.from, at) : null;
}

/** Where recordings of several cameras are, whichever of them: sorted, and what touches is one. */
export function together(all: readonly (readonly Stretch[])[], joinMs: number): Stretch[] {
  const joined: Stretch[] = [];
  for (const { from, to } of all.flat().sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from - last.to <= joinMs) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}
