/** Why there is no picture of a camera. */
export const CAMERA_CAUSES = [
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

/** Why a camera's live picture is not there, or is no longer: it may also be one that has to be coded anew first. */
export const STREAM_CAUSES = [...CAMERA_CAUSES, 'no_converter', 'convert_busy'] as const;
export type StreamCause = (typeof STREAM_CAUSES)[number];

/**
 * What the server says on the WebSocket of a live picture, as JSON text; between these come the picture's bytes (fragmented MP4).
 * After `init` follows the init segment, then fragments with one picture each; a second `init` follows when the camera came back or changed
 * its size, and times go on. After `gap` the next fragment is a key frame (`lost`: by the camera or its network, `slow`: this
 * reader did not keep up). `stalled` and `offline`: the server tries again by itself. `denied` and `closed` are the last word.
 * `isConverted`: the camera sends H.265, and the server codes it anew for a browser that does not play that.
 * `sound` says that the camera has sound: AAC by its name (mp4a.40.2), or the laws of G.711 (`pcma`, `pcmu`) at so many samples a second. It is
 * sent from `listen` on until the next `sound`: bytes whose first is SOUND_MARK; behind it an init segment and fragments of MP4, or bare
 * samples of G.711.
 */
export type StreamMessage =
  | { type: 'init'; codec: string; width: number; height: number; fps: number | null; isConverted?: true }
  | { type: 'sound'; codec: string; rate: number; channels: number }
  | { type: 'gap'; cause: 'lost' | 'slow' }
  | { type: 'stalled' | 'offline' | 'denied' | 'closed'; cause: StreamCause };

/** What a browser says on it. */
export type StreamWish = { type: 'listen'; isOn: boolean };

/** The first byte of what is sound. Pictures begin with the length of a box, which is far below 16 MB: with 0. */
export const SOUND_MARK = 1;

/** What a browser adds to the address of its ticket when it plays H.265 itself. */
export const PLAYS_H265 = 'h265';
