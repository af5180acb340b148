import { randomBytes } from 'node:crypto';
import type { StreamMessage, StreamWish } from '@rondo/domain/stream';
import { v4 as uuidv4 } from 'uuid';
import { vi } from 'vitest';
import WebSocket from 'ws';
import { MEDIA_KEY_BYTES, sealTicket } from '../../src/platform/media/seal.ts';
import type { MediaSource, Ticket } from '../../src/platform/media/ticket.ts';
import { USERNAME } from './simulator.ts';

export const TEST_KEY = randomBytes(MEDIA_KEY_BYTES);

export const rtsp = (url: string, password = 'secret'): MediaSource => ({
  driver: 'rtsp',
  url,
  username: USERNAME,
  password,
});
export const COUNTING: MediaSource = { driver: 'file', clip: 'counting' };

/** A ticket for a source, as web would hand it out. */
export function ticketFor(source: MediaSource, change: Partial<Ticket> = {}, key: Buffer = TEST_KEY): string {
  return sealTicket(key, {
    id: uuidv4(),
    companyId: 'company',
    memberId: 'member',
    sessionId: uuidv4(),
    cameraId: 'camera',
    use: 'live',
    quality: 'main',
    source,
    expiresAt: new Date(Date.now() + 30_000),
    ...change,
  });
}

/** Somebody who looks: what was said, and the bytes of the picture in their pieces. */
export interface Looking {
  messages: StreamMessage[];
  parts: Buffer[];
  /** The code with which the connection ended; null while it is open. */
  closed: () => number | null;
  say: (wish: StreamWish) => void;
  /** Says any text. */
  write: (text: string) => void;
  leave: () => void;
}

export function look(port: number, ticket: string, more = ''): Looking {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/media/live?ticket=${ticket}${more}`);
  let code: number | null = null;
  const looking: Looking = {
    messages: [],
    parts: [],
    closed: () => code,
    say: (wish) => socket.send(JSON.stringify(wish)),
    write: (text) => socket.send(text),
    leave: () => socket.close(),
  };
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (isBinary) looking.parts.push(data);
    else looking.messages.push(JSON.parse(data.toString()));
  });
  socket.on('close', (ended) => {
    code = ended;
  });
  // A handshake that was refused is an end like others.
  socket.on('error', () => {
    code ??= 0;
  });
  return looking;
}

/** Until the init segment and so many pictures came. */
export const pictures = (looking: Looking, count: number): Promise<void> =>
  vi.waitFor(
    () => {
      if (looking.parts.length <= count)
        throw new Error(`${looking.parts.length} parts, ${JSON.stringify(looking.messages)}`);
    },
    { timeout: 10_000, interval: 5 },
  );

/** Until something of a cause was said. */
export const said = (looking: Looking, cause: string): Promise<void> =>
  vi.waitFor(
    () => {
      if (!looking.messages.some((message) => 'cause' in message && message.cause === cause))
        throw new Error(`not ${cause} but ${JSON.stringify(looking.messages)}`);
    },
    { timeout: 10_000, interval: 5 },
  );
