import type { PlaybackMessage } from '@rondo/domain/playback';

export type Piece = Extract<PlaybackMessage, { type: 'piece' }>;

interface Heard {
  onOpen: () => void;
  onPiece: (piece: Piece, bytes: ArrayBuffer) => void;
  onEnd: (at: number) => void;
  /** `wasOpen`: false where it was refused, as while the media process starts. */
  onClose: (wasOpen: boolean) => void;
}

/** The WebSocket of a camera's recordings. */
export function playbackSocket(address: string, { onOpen, onPiece, onEnd, onClose }: Heard): WebSocket {
  const socket = new WebSocket(address);
  socket.binaryType = 'arraybuffer';
  let wasOpen = false;
  let piece: Piece | null = null;
  socket.addEventListener('open', () => {
    wasOpen = true;
    onOpen();
  });
  socket.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
    if (typeof data !== 'string') {
      if (piece) onPiece(piece, data);
      return;
    }
    const message = messageOf(data);
    if (message?.type === 'piece') piece = message;
    if (message?.type === 'end') onEnd(message.at);
  });
  socket.addEventListener('close', () => onClose(wasOpen));
  return socket;
}

/** What the server said; a newer server may say what this page does not know. */
function messageOf(text: string): PlaybackMessage | null {
  const said: unknown = JSON.parse(text);
  if (typeof said !== 'object' || said === null || !('type' in said)) return null;
  // Our own server says it in the shape of `PlaybackMessage`.
  return TYPES.some((type) => type === said.type) ? (said as PlaybackMessage) : null;
}

const TYPES: readonly PlaybackMessage['type'][] = ['piece', 'end', 'denied'];
