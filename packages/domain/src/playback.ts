import type { StreamCause } from './stream.ts';

/**
 * What the server says on the WebSocket of a recording, as JSON text, each after the browser asked for a moment by `{ "at": ms }`.
 * After `piece` follow its bytes (fragmented MP4, times from 0): what was recorded at that moment, from the key frame before it on,
 * or where nothing was the next that was. `end`: nothing was recorded from then on (yet). Moments in ms since 1970.
 */
export type PlaybackMessage =
  | {
      type: 'piece';
      at: number;
      from: number;
      to: number;
      codec: string;
      width: number;
      height: number;
      fps: number | null;
    }
  | { type: 'end'; at: number }
  | { type: 'denied'; cause: StreamCause };

/** How fast recordings play. */
export const PLAYBACK_SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type PlaybackSpeed = (typeof PLAYBACK_SPEEDS)[number];
