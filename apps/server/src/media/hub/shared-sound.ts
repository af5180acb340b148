import type { SoundHandler, SoundTrack } from '../frame.ts';
import { fragment } from '../mp4/fragment.ts';
import { soundSegment } from '../mp4/sound-segment.ts';

/** Somebody who may listen to a camera. */
export interface Listener {
  /** `segment`: what a browser needs before the first part; null where it needs nothing (G.711). */
  onSoundTrack: (track: SoundTrack, segment: Buffer | null) => void;
  /** A fragment of MP4, or samples of G.711. */
  onSound: (bytes: Buffer) => void;
}

/** Who does not listen. */
export const DEAF: Listener = { onSoundTrack: () => undefined, onSound: () => undefined };

/** The sound of a source as all who listen get it. */
export function sharedSound(tell: (act: (listener: Listener) => void) => void) {
  let begun: { track: SoundTrack; segment: Buffer | null } | null = null;
  let number = 0;
  let time = -1;
  const handler: SoundHandler = {
    onSoundTrack(track) {
      const { config } = track;
      begun = { track, segment: config && soundSegment({ ...track, config }) };
      time = -1;
      tell((listener) => listener.onSoundTrack(track, begun?.segment ?? null));
    },
    onSound(part) {
      if (!begun) return;
      number += 1;
      // A camera whose clock jumps back goes on after what it sent last.
      time = Math.max(part.time, time + 1);
      const bytes = begun.segment ? fragment({ ...part, number, decodeTime: time, offset: 0, isKey: true }) : part.data;
      tell((listener) => listener.onSound(bytes));
    },
  };
  return {
    handler,
    /** What comes next is from a new connection, if there is sound at all. */
    restart(): void {
      begun = null;
    },
    /** What somebody who comes now needs. */
    replay(listener: Listener): void {
      if (begun) listener.onSoundTrack(begun.track, begun.segment);
    },
  };
}
