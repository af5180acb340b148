import { SOUND_MARK, type StreamMessage, type StreamWish } from '@rondo/domain/stream';

interface Heard {
  onMessage: (message: StreamMessage) => void;
  onBytes: (bytes: ArrayBuffer) => void;
  onSoundBytes: (bytes: ArrayBuffer) => void;
  /** `wasOpen`: false where it was refused, as while the media process starts. */
  onEnd: (wasOpen: boolean) => void;
}

export interface LiveSocket {
  /** While it is open; what is said before or after is lost. */
  say: (wish: StreamWish) => void;
  close: () => void;
}

/** The connection of one live picture; says nothing any more once it was closed. */
export function liveSocket(address: string, { onMessage, onBytes, onSoundBytes, onEnd }: Heard): LiveSocket {
  const socket = new WebSocket(address);
  socket.binaryType = 'arraybuffer';
  let wasOpen = false;
  let isClosed = false;
  socket.addEventListener('open', () => {
    wasOpen = true;
  });
  socket.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
    if (isClosed) return;
    if (typeof data !== 'string')
      return new Uint8Array(data, 0, 1)[0] === SOUND_MARK ? onSoundBytes(data.slice(1)) : onBytes(data);
    const message = messageOf(data);
    if (message) onMessage(message);
  });
  socket.addEventListener('close', () => {
    if (!isClosed) onEnd(wasOpen);
  });
  return {
    say(wish) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(wish));
    },
    close() {
      isClosed = true;
      socket.close();
    },
  };
}

/** What the server said; a newer server may say what this page does not know. */
function messageOf(text: string): StreamMessage | null {
  const said: unknown = JSON.parse(text);
  if (typeof said !== 'object' || said === null || !('type' in said)) return null;
  const isKnown = TYPES.some((type) => type === said.type);
  // Our own server says it in the shape of `StreamMessage`.
  return isKnown ? (said as StreamMessage) : null;
}

const TYPES: readonly StreamMessage['type'][] = ['init', 'sound', 'gap', 'stalled', 'offline', 'denied', 'closed'];
