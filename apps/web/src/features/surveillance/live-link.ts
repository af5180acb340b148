import type { StreamQuality } from '@rondo/domain/device';
import type { StreamMessage, StreamWish } from '@rondo/domain/stream';
import { leaveStream, takeLeft } from './left-streams.ts';
import { type LiveSocket, liveSocket } from './live-socket.ts';
import { openable } from './openable.ts';
import { withPlayed } from './stream-address.ts';

export interface LinkOptions {
  ask: (quality: StreamQuality, instead: string | undefined) => Promise<{ streamId: string; address: string }>;
  onMessage: (message: StreamMessage) => void;
  onBytes: (bytes: ArrayBuffer) => void;
  onSoundBytes: (bytes: ArrayBuffer) => void;
  /** The connection ended, or never came about. */
  onLost: () => void;
  /** There was no ticket. */
  onRefused: (cause: unknown) => void;
}

export interface LiveLink {
  /** In the place of the connection before. */
  connect: (quality: StreamQuality) => void;
  leave: () => void;
  /** To the server, while the connection stands. */
  say: (wish: StreamWish) => void;
  /** Host and port of the connection; null while there is none. */
  origin: () => string | null;
}

/** A connection that was never open is tried again so often with the same ticket: the media process is starting. */
const SOON_MS = 700;
const MOST_SOON = 12;

/** One connection at a time: a ticket, then the WebSocket that it opens. What an older one still says is not heard. */
export function liveLink({ ask, onMessage, onBytes, onSoundBytes, onLost, onRefused }: LinkOptions): LiveLink {
  let run = 0;
  let socket: LiveSocket | null = null;
  let streamId: string | null = null;
  let origin: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    run += 1;
    clearTimeout(timer);
    socket?.close();
    if (streamId) leaveStream(streamId);
    socket = null;
    streamId = null;
    origin = null;
  };
  const open = (address: string, tries: number) => {
    origin = new URL(address).host;
    socket = liveSocket(address, {
      onMessage,
      onBytes,
      onSoundBytes,
      onEnd(wasOpen) {
        if (wasOpen || tries >= MOST_SOON) onLost();
        else timer = setTimeout(() => open(address, tries + 1), SOON_MS);
      },
    });
  };
  const connect = async (quality: StreamQuality) => {
    leave();
    const mine = run;
    try {
      const ticket = await ask(quality, takeLeft());
      // Whoever left meanwhile leaves the stream that was opened for them too.
      if (mine !== run) return leaveStream(ticket.streamId);
      streamId = ticket.streamId;
      const address = withPlayed(await openable(ticket.address));
      if (mine === run) open(address, 0);
    } catch (cause) {
      if (mine === run) onRefused(cause);
    }
  };
  return { connect: (quality) => void connect(quality), leave, say: (wish) => socket?.say(wish), origin: () => origin };
}
