import type { Clock } from '../clock.ts';
import { type Frame, TICKS_PER_S } from '../frame.ts';
import type { Clip } from '../mp4/read-clip.ts';

const TICKS_PER_MS = TICKS_PER_S / 1_000;

/**
 * Where a clip that loops for ever is at a time (ms since 1970), in ticks: the same in every process, so that whoever counts or
 * takes a picture of a demo camera speaks of what its viewers see.
 */
export function clipPosition(wallMs: number, duration: number): number {
  return Math.floor(wallMs * TICKS_PER_MS) % duration;
}

/**
 * Plays a clip around and around at its own pace, as a camera does that nobody ever starts, for as many listeners as there are.
 * Times go on over the seam. A listener first gets what came since the last key frame. Runs while somebody listens.
 */
export function clipPlayer(clip: Clip, clock: Clock) {
  const { frames, duration } = clip;
  const listeners = new Set<(frame: Frame) => void>();
  /** Of the beginning of round 0, on the clock that never goes backwards. */
  let beganAtMs = 0;
  let next = 0;
  let round = 0;
  let cancel: () => void = () => undefined;

  const at = (index: number, inRound: number): Frame | null => {
    const frame = frames[index];
    return frame ? { ...frame, time: frame.time + inRound * duration } : null;
  };

  function begin(): void {
    const position = clipPosition(clock.wallMs(), duration);
    beganAtMs = clock.elapsedMs() - position / TICKS_PER_MS;
    round = 0;
    next = frames.filter(({ time }) => time <= position).length;
    wait();
  }

  function wait(): void {
    if (next >= frames.length) {
      next = 0;
      round += 1;
    }
    const frame = at(next, round);
    const dueMs = beganAtMs + (frame?.time ?? 0) / TICKS_PER_MS;
    cancel = clock.after(Math.max(0, dueMs - clock.elapsedMs()), step);
  }

  function step(): void {
    const frame = at(next, round);
    next += 1;
    if (frame) for (const listener of listeners) listener(frame);
    if (listeners.size > 0) wait();
  }

  /** What a decoder needs to show the picture of now: from the last key frame on. */
  function sinceKey(): Frame[] {
    const last = next - 1;
    const from = frames.findLastIndex(({ isKey }, i) => isKey && i <= Math.max(0, last));
    return Array.from({ length: Math.max(0, last - from + 1) }, (_, i) => at(from + i, round)).filter(
      (f) => f !== null,
    );
  }

  return {
    track: clip.track,
    /** Answers how to stop listening. */
    listen(listener: (frame: Frame) => void): () => void {
      if (listeners.size === 0) begin();
      for (const frame of sinceKey()) listener(frame);
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) cancel();
      };
    },
  };
}

export type ClipPlayer = ReturnType<typeof clipPlayer>;
