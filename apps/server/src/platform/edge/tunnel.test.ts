import { randomBytes } from 'node:crypto';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { waitFor } from '../../../test/wait-for.ts';
import { carry } from '../../edge/carry.ts';
import { FRAME, LONGEST_FRAME, readFrame, writeCredit, writeFrame } from './frame.ts';
import { BROKE_RULES, MOST_STREAMS, type Tunnel, tunnel } from './tunnel.ts';
import { tunnelStream, WINDOW } from './tunnel-stream.ts';

const TIMES = { openMs: 500, pingMs: 50, silentMs: 400 };
const ending: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});

/** A server that takes one gateway, and the gateway's bare WebSocket. */
async function pair(): Promise<{ server: Tunnel; gateway: WebSocket; over: () => boolean }> {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', maxPayload: LONGEST_FRAME });
  ending.push(() => {
    for (const one of sockets.clients) one.terminate();
    sockets.close();
  });
  let isOver = false;
  const taken = new Promise<Tunnel>((resolve) => {
    sockets.once('connection', (socket) =>
      resolve(
        tunnel(socket, TIMES, () => {
          isOver = true;
        }),
      ),
    );
  });
  await new Promise((resolve) => sockets.once('listening', resolve));
  const gateway = new WebSocket(`ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`);
  ending.push(() => gateway.terminate());
  await new Promise((resolve) => gateway.once('open', resolve));
  return { server: await taken, gateway, over: () => isOver };
}

/** The code that a gateway is sent away with. */
const sentAway = (gateway: WebSocket): Promise<number> =>
  new Promise((resolve) => gateway.once('close', (code: number) => resolve(code)));

/** The next frame that the server sends. */
const heard = (gateway: WebSocket): Promise<ReturnType<typeof readFrame>> =>
  new Promise((resolve) => gateway.once('message', (data: Buffer) => resolve(readFrame(data))));

describe('a gateway that is hostile', () => {
  const head = (kind: number, id: number): Buffer => Buffer.from([kind, 0, 0, 0, id]);
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['less than a head', Buffer.from([4, 0, 0])],
    ['an unknown kind', head(77, 1)],
    ['bytes of a stream that nobody opened', Buffer.concat([head(FRAME.data, 9), Buffer.from('x')])],
    ['a wish of its own', writeFrame('open', 0, Buffer.from('{"host":"10.0.0.1","port":80}'))],
    ['a question of its own', writeFrame('ask', 0, Buffer.from('{}'))],
    ['more bytes than a message may have', writeFrame('data', 0, Buffer.alloc(64 * 1024))],
    ['a credit that is no number', writeFrame('credit', 0, Buffer.from('abc'))],
  ])('and sends %s is cut off', async (_, message) => {
    const { gateway, over } = await pair();
    const away = sentAway(gateway);
    gateway.send(message);
    expect(await away).toBe(BROKE_RULES);
    await waitFor(() => expect(over()).toBe(true));
  });

  it('and sends more than it was credited, or credits more than there is room, is cut off', async () => {
    for (const isCredit of [false, true]) {
      const { server, gateway } = await pair();
      const opening = server.dial('10.0.0.1', 80);
      const { id } = await heard(gateway);
      gateway.send(writeFrame('opened', id));
      const stream = await opening;
      const away = sentAway(gateway);
      if (isCredit) gateway.send(writeCredit(id, 1));
      else
        for (let sent = 0; sent <= WINDOW + 64 * 1024; sent += 16 * 1024)
          gateway.send(writeFrame('data', id, Buffer.alloc(16 * 1024)));
      expect(await away).toBe(BROKE_RULES);
      stream.destroy();
    }
  });

  it('and sends noise for a thousand messages breaks nothing', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { server, gateway, over } = await pair();
      const opening = server.dial('10.0.0.1', 80);
      const settled = opening.then(
        (stream) => void stream.destroy(),
        () => undefined,
      );
      for (let i = 0; i < 50; i += 1) {
        const noise = randomBytes(1 + Math.floor(Math.random() * 200));
        noise.writeUInt8(Math.floor(Math.random() * 12), 0);
        gateway.send(noise);
      }
      await new Promise((resolve) => gateway.once('close', resolve));
      await settled;
      await waitFor(() => expect(over()).toBe(true));
    }
  });
});

describe('a gateway that is silent', () => {
  it('is gone after a while, and whoever waits is told', async () => {
    const { server, gateway } = await pair();
    gateway.pause();
    await expect(server.dial('10.0.0.1', 80)).rejects.toMatchObject({ reason: /away|unreachable/ });
  });

  it('answers no wish: it is given up, and a late yes is taken back', async () => {
    const { server, gateway } = await pair();
    const frame = heard(gateway);
    const dialled = server.dial('10.0.0.1', 80);
    const { id } = await frame;
    const reset = heard(gateway);
    await expect(dialled).rejects.toMatchObject({ reason: 'unreachable' });
    expect(await reset).toMatchObject({ kind: 'reset', id });
    const again = heard(gateway);
    gateway.send(writeFrame('opened', id));
    expect(await again).toMatchObject({ kind: 'reset', id });
  });
});

describe('a gateway', () => {
  /** Gives back what it is told, and ends when the other side does. */
  async function echo(): Promise<number> {
    const server: Server = createServer({ allowHalfOpen: true }, (socket) => {
      socket.on('error', () => socket.destroy());
      socket.pipe(socket);
    });
    ending.push(() => server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }

  async function carrying(): Promise<Tunnel> {
    const { server, gateway } = await pair();
    const answer = async (question: unknown): Promise<unknown> => ({ heard: question });
    carry(gateway, { ...TIMES, isLocal: true, connectMs: 300, answer, log: () => undefined });
    return server;
  }

  it('carries megabytes both ways at once, whole and in order, and ends with its ends', async () => {
    const server = await carrying();
    const port = await echo();
    const sent = randomBytes(4 * 1024 * 1024);
    const all = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const stream = await server.dial('127.0.0.1', port);
        stream.end(sent);
        const parts: Buffer[] = [];
        for await (const part of stream) parts.push(part as Buffer);
        return Buffer.concat(parts).equals(sent);
      }),
    );
    expect(all).toEqual(all.map(() => true));
    expect(server.streams()).toBe(0);
  });

  it('says why it cannot connect, and answers questions', async () => {
    const server = await carrying();
    await expect(server.dial('127.0.0.1', 1)).rejects.toMatchObject({ reason: 'unreachable' });
    await expect(server.dial('8.8.8.8', 80)).rejects.toMatchObject({ reason: 'forbidden' });
    expect(await server.ask({ ask: 'x' }, 500)).toEqual({ heard: { ask: 'x' } });
  });

  it('sends no more than a window to whoever does not read', async () => {
    const { server, gateway } = await pair();
    const opening = server.dial('10.0.0.1', 80);
    const { id } = await heard(gateway);
    gateway.send(writeFrame('opened', id));
    const unread = await opening;
    let bytes = 0;
    const send = (frame: Buffer): void => {
      bytes += frame.length;
      gateway.send(frame);
    };
    const mine = tunnelStream({ id, send, onOver: () => undefined });
    gateway.on('message', (data: Buffer) => {
      const { kind, body } = readFrame(data);
      mine.hear(kind, body);
    });
    mine.duplex.end(randomBytes(8 * 1024 * 1024));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(bytes).toBeLessThan(2 * WINDOW);
    const parts: Buffer[] = [];
    for await (const part of unread) parts.push(part as Buffer);
    expect(Buffer.concat(parts)).toHaveLength(8 * 1024 * 1024);
  });

  it('carries so many connections and no more', async () => {
    const server = await carrying();
    const port = await echo();
    const all = await Promise.all(Array.from({ length: MOST_STREAMS }, () => server.dial('127.0.0.1', port)));
    await expect(server.dial('127.0.0.1', port)).rejects.toMatchObject({ reason: 'busy' });
    for (const one of all) one.destroy();
    (await server.dial('127.0.0.1', port)).destroy();
  });
});
