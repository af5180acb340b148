import { SOUND_MARK, type StreamCause, type StreamMessage } from '@rondo/domain/stream';
import type { WebSocket } from 'ws';
import type { SourceCause } from '../failure.ts';
import { codecName } from '../video/codec-name.ts';
import type { Watcher } from './upstream.ts';

/** Codes of our own with which a WebSocket is closed (RFC 6455, 7.4.2). */
export const CLOSE = { refused: 4403, ended: 4404, goingAway: 1001 } as const;

/** A reader that is further behind is skipped to the next key frame ... */
const MOST_BEHIND_BYTES = 4 * 1024 * 1024;
/** ... that comes when it has caught up this far. */
const CAUGHT_UP_BYTES = 512 * 1024;

/** Before the bytes of sound: those of a picture begin with the length of a box, whose first byte is 0. */
const SOUND_HEAD = Buffer.from([SOUND_MARK]);

export interface Viewer extends Watcher {
  /** Begins or ends to send it the sound. */
  listen: (isOn: boolean) => void;
  /** Bytes sent so far. */
  readonly bytes: number;
  /** The last trouble, for the record of who looked at what; null while the picture runs. */
  readonly cause: StreamCause | null;
}

/** A browser that looks at a camera. */
export function viewer(socket: WebSocket): Viewer {
  let bytes = 0;
  let cause: StreamCause | null = null;
  let isSkipping = false;
  let soundHead: Buffer | null = null;
  let isListening = false;
  const sendSound = (part: Buffer): void => sendBytes(Buffer.concat([SOUND_HEAD, part]));
  const sendBytes = (part: Buffer): void => {
    bytes += part.length;
    socket.send(part);
  };
  return {
    get bytes() {
      return bytes;
    },
    get cause() {
      return cause;
    },
    onTrack(track, segment) {
      const { width, height, fps, isConverted } = track;
      const converted = isConverted ? { isConverted } : {};
      say(socket, { type: 'init', codec: codecName(track), width, height, fps, ...converted });
      sendBytes(segment);
      isSkipping = false;
    },
    onFragment(fragment) {
      cause = null;
      if (isSkipping && !(fragment.isKey && socket.bufferedAmount <= CAUGHT_UP_BYTES)) return;
      isSkipping = socket.bufferedAmount > MOST_BEHIND_BYTES;
      if (isSkipping) return say(socket, { type: 'gap', cause: 'slow' });
      sendBytes(fragment.bytes);
    },
    onGap: () => say(socket, { type: 'gap', cause: 'lost' }),
    onSoundTrack({ codec, rate, channels }, segment) {
      soundHead = segment;
      isListening = false;
      say(socket, { type: 'sound', codec, rate, channels });
    },
    onSound(part) {
      // Sound that comes late is worth nothing.
      if (isListening && socket.bufferedAmount <= MOST_BEHIND_BYTES) sendSound(part);
    },
    listen(isOn) {
      isListening = isOn;
      if (isOn && soundHead) sendSound(soundHead);
    },
    onTrouble(why, isFinal) {
      cause = why;
      say(socket, { type: troubleOf(why), cause: why });
      if (isFinal) socket.close(CLOSE.ended);
    },
  };
}

/** Says a message; what a socket that is closing does not take is lost with it. */
export function say(socket: WebSocket, message: StreamMessage): void {
  socket.send(JSON.stringify(message));
}

function troubleOf(cause: SourceCause): 'stalled' | 'denied' | 'closed' | 'offline' {
  switch (cause) {
    case 'stalled':
      return 'stalled';
    case 'wrong_password':
      return 'denied';
    case 'codec':
    case 'no_converter':
      return 'closed';
    default:
      return 'offline';
  }
}
