import type { PlaybackMessage } from '@rondo/domain/playback';
import { leaveStream, takeLeft } from './left-streams.ts';
import { openable } from './openable.ts';

export type Piece = Extract<PlaybackMessage, { type: 'piece' }>;

interface Options {
  ask: (instead: string | undefined) => Promise<{ streamId: string; address: string }>;
  onPiece: (piece: Piece, bytes: ArrayBuffer) => void;
  /** Nothing was recorded from a moment on. */
  onEnd: (at: number) => void;
  /** The connection ended, or there was no ticket: what was asked for is not answered. */
  onLost: (cause: unknown) => void;
}

export interface PlaybackLink {
  /** Asks for what was recorded at a moment, ms since 1970. */
  read: (at: number) => void;
  leave: () => void;
}

/** A connection that was never open is tried again so often with the same ticket: the media process is starting. */
const SOON_MS = 700;
const MOST_SOON = 12;

/** The connection to a camera's recordings; made with the first question. */
export function playbackLink({ ask, onPiece, onEnd, onLost }: Options): PlaybackLink {
  let socket: WebSocket | null = null;
  let streamId: string | null = null;
  let isConnecting = false;
  let wanted: number | null = null;
  let isLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lose = (cause: unknown): void => {
    if (streamId) leaveStream(streamId);
    socket = null;
    streamId = null;
    isConnecting = false;
    if (!isLeft) onLost(cause);
  };
  const say = (): void => {
    if (wanted === null || socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ at: Math.round(wanted) }));
    wanted = null;
  };
  const open = (address: string, tries: number): void => {
    const opened = new WebSocket(address);
    socket = opened;
    opened.binaryType = 'arraybuffer';
    let wasOpen = false;
    let piece: Piece | null = null;
    opened.addEventListener('open', () => {
      wasOpen = true;
      isConnecting = false;
      say();
    });
    opened.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (isLeft) return;
      if (typeof data !== 'string') {
        if (piece) onPiece(piece, data);
        return;
      }
      const message = messageOf(data);
      if (message?.type === 'piece') piece = message;
      if (message?.type === 'end') onEnd(message.at);
    });
    opened.addEventListener('close', () => {
      if (isLeft) return;
      if (wasOpen || tries >= MOST_SOON) lose(null);
      else timer = setTimeout(() => open(address, tries + 1), SOON_MS);
    });
  };
  const connect = async (): Promise<void> => {
    isConnecting = true;
    try {
      const ticket = await ask(takeLeft());
      if (isLeft) return leaveStream(ticket.streamId);
      streamId = ticket.streamId;
      const address = await openable(ticket.address);
      if (!isLeft) open(address, 0);
    } catch (cause) {
      lose(cause);
    }
  };
  return {
    read(at) {
      wanted = at;
      if (!socket && !isConnecting) void connect();
      else say();
    },
    leave() {
      isLeft = true;
      clearTimeout(timer);
      socket?.close();
      if (streamId) leaveStream(streamId);
    },
  };
}

/** What the server said; a newer server may say what this page does not know. */
function messageOf(text: string): PlaybackMessage | null {
  const said: unknown = JSON.parse(text);
  if (typeof said !== 'object' || said === null || !('type' in said)) return null;
  // Our own server says it in the shape of `PlaybackMessage`.
  return TYPES.some((type) => type === said.type) ? (said as PlaybackMessage) : null;
}

const TYPES: readonly PlaybackMessage['type'][] = ['piece', 'end', 'denied'];
