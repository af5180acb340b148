import { leaveStream, takeLeft } from './left-streams.ts';
import { openable } from './openable.ts';
import { type Piece, playbackSocket } from './playback-socket.ts';

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
    socket = playbackSocket(address, {
      onOpen() {
        isConnecting = false;
        say();
      },
      onPiece: (piece, bytes) => !isLeft && onPiece(piece, bytes),
      onEnd: (at) => !isLeft && onEnd(at),
      onClose(wasOpen) {
        if (isLeft) return;
        if (wasOpen || tries >= MOST_SOON) lose(null);
        else timer = setTimeout(() => open(address, tries + 1), SOON_MS);
      },
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
