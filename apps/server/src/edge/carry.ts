import { connect, type Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { DialCause } from '../platform/edge/dial-cause.ts';
import { BadFrame, type FrameKind, writeFrame } from '../platform/edge/frame.ts';
import { heartbeat } from '../platform/edge/heartbeat.ts';
import { listen, MOST_STREAMS, type TunnelTimes } from '../platform/edge/tunnel.ts';
import { type TunnelStream, tunnelStream } from '../platform/edge/tunnel-stream.ts';
import { storeAddress } from './store-address.ts';

interface Options extends Pick<TunnelTimes, 'pingMs' | 'silentMs'> {
  /** DEVICE_LOCAL: addresses of this machine are allowed. */
  isLocal: boolean;
  /** Until a device takes a connection, ms. */
  connectMs: number;
  /** Answers a question of the server; what it answers is sent as JSON. */
  answer: (question: unknown) => Promise<unknown>;
  log: (line: string) => void;
}

const openShape = z.object({ host: z.string().min(1).max(260), port: z.number().int().min(1).max(65_535) });

/** The gateway's end of the tunnel: connects where the server asks, within the store's network, and carries bytes both ways. */
export function carry(socket: WebSocket, options: Options): void {
  const streams = new Map<number, TunnelStream>();
  /** Connections on their way: null once the server does not wait any more. */
  const opening = new Map<number, { isWanted: boolean }>();
  const send = (frame: Buffer): void => {
    if (socket.readyState === socket.OPEN) socket.send(frame);
  };
  const refuse = (id: number, cause: DialCause): void => send(writeFrame('refused', id, Buffer.from(cause)));
  const open = async (id: number, body: Buffer): Promise<void> => {
    if (streams.size + opening.size >= MOST_STREAMS) return refuse(id, 'busy');
    const wish = { isWanted: true };
    opening.set(id, wish);
    const found = await reach(readOpen(body), options);
    opening.delete(id);
    if (typeof found === 'string') return refuse(id, found);
    if (!wish.isWanted || socket.readyState !== socket.OPEN) return void found.destroy();
    const stream = tunnelStream({ id, send, onOver: () => streams.delete(id) });
    streams.set(id, stream);
    send(writeFrame('opened', id));
    join(stream, found);
  };
  const hear = (kind: FrameKind, id: number, body: Buffer): void => {
    switch (kind) {
      case 'open':
        if (streams.has(id) || opening.has(id)) throw new BadFrame('a stream that stands already');
        readOpen(body);
        return void open(id, body);
      case 'ask':
        return void answer(body, options).then((said) =>
          send(writeFrame('answer', id, Buffer.from(JSON.stringify(said)))),
        );
      case 'opened':
      case 'refused':
      case 'answer':
        throw new BadFrame(`${kind} from a server`);
      default: {
        const wish = opening.get(id);
        if (wish && kind === 'reset') wish.isWanted = false;
        streams.get(id)?.hear(kind, body);
      }
    }
  };
  socket.on('message', (data, isBinary) => listen(socket, data, isBinary, hear));
  socket.once('close', () => {
    for (const wish of opening.values()) wish.isWanted = false;
    for (const stream of [...streams.values()]) stream.fail(new Error('the server is gone'));
  });
  heartbeat(socket, options);
}

type Wish = z.output<typeof openShape>;

function readOpen(body: Buffer): Wish {
  try {
    return openShape.parse(JSON.parse(body.toString('utf8')));
  } catch (error) {
    throw new BadFrame('an address that is none', { cause: error });
  }
}

/** The device, or why it cannot be had. */
async function reach({ host, port }: Wish, { isLocal, connectMs, log }: Options): Promise<Socket | DialCause> {
  let address: string | null;
  try {
    address = await storeAddress(host, isLocal);
  } catch (error) {
    log(`${host} cannot be looked up: ${String(error)}`);
    return 'unreachable';
  }
  if (address === null) {
    log(`The server asked for ${host}, which is none of this network's addresses: refused.`);
    return 'forbidden';
  }
  const device = connect({ host: address, port, noDelay: true, allowHalfOpen: true });
  return new Promise((resolve) => {
    const timer = setTimeout(() => device.destroy(new Error('no answer')), connectMs);
    device.once('error', () => {
      clearTimeout(timer);
      resolve('unreachable');
    });
    device.once('connect', () => {
      clearTimeout(timer);
      resolve(device);
    });
  });
}

/** What one side ends is ended for the other; what breaks on one side breaks the other. */
function join({ duplex }: TunnelStream, device: Socket): void {
  device.pipe(duplex).pipe(device);
  device.on('error', () => duplex.destroy());
  duplex.on('error', () => device.destroy());
  // What ended well may still be on its way to the other side.
  device.once('close', () => device.readableEnded || duplex.destroy());
  duplex.once('close', () => duplex.readableEnded || device.destroy());
}

async function answer(body: Buffer, { answer: say, log }: Options): Promise<unknown> {
  try {
    return await say(JSON.parse(body.toString('utf8')));
  } catch (error) {
    log(`A question of the server failed: ${String(error)}`);
    return null;
  }
}
