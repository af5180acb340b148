/** Why a camera's live picture is not there, or is no longer. */
export const STREAM_CAUSES = [
  'unreachable',
  'wrong_password',
  'no_stream',
  'stalled',
  'codec',
  'garbage',
  'ticket_expired',
  'ticket_used',
  'ticket_forged',
  'too_many',
] as const;
export type StreamCause = (typeof STREAM_CAUSES)[number];

/**
 * What the server says on the WebSocket of a live picture, as JSON text; between these come the picture's bytes (fragmented MP4).
 * After `init` follows the init segment, then fragments with one picture each; a second `init` follows when the camera came back or changed
 * its size, and times go on. After `gap` the next fragment is a key frame (`lost`: by the camera or its network, `slow`: this
 * reader did not keep up). `stalled` and `offline`: the server tries again by itself. `denied` and `closed` are the last word.
 */
export type StreamMessage =
  | { type: 'init'; codec: string; width: number; height: number; fps: number | null }
  | { type: 'gap'; cause: 'lost' | 'slow' }
  | { type: 'stalled' | 'offline' | 'denied' | 'closed'; cause: StreamCause };
