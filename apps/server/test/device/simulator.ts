import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { dahuaAnswer } from './dahua.ts';
import { hikvisionAnswer } from './hikvision.ts';
import { onvifAnswer } from './onvif.ts';
import { newPtz } from './ptz.ts';
import { settingsOf } from './settings.ts';
import type { Faults, Kept, Maker, SimulatedDevice } from './simulated-device.ts';

export type { SimulatedDevice };

export interface DeviceOptions {
  maker: Maker;
  password?: string;
  card?: 'ok' | 'none' | 'error';
  faults?: Faults;
  /** Away for so long after a restart, ms; without it, it comes back by `start`. */
  awayMs?: number;
  port?: number;
  recordings?: Kept[];
  rtspPort?: number;
  /** It turns, zooms and remembers places. */
  hasPtz?: boolean;
}

export const USERNAME = 'admin';
const REALM = 'DS-4C52';
const NONCE = '6b1d5ca1ab1e';
const ANSWERS = { hikvision: hikvisionAnswer, dahua: dahuaAnswer, onvif: onvifAnswer };

/** A device as hardware behaves: HTTP on a port of its own, digest (of ONVIF the token in the message), settings that stay. */
export async function startDevice(options: DeviceOptions): Promise<SimulatedDevice> {
  const { maker, password = 'secret', card = 'ok', faults = {}, awayMs } = options;
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  const device: SimulatedDevice = {
    port: options.port ?? 0,
    address: '',
    password,
    skewMs: 26 * 60 * 60_000,
    faults,
    recordings: options.recordings ?? [],
    rtspPort: options.rtspPort ?? 554,
    card: { state: card, percent: 0 },
    ptz: options.hasPtz ? newPtz() : null,
    settings: settingsOf(maker),
    requests: [],
    async leave() {
      const leaving = server;
      server = null;
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => (leaving ? leaving.close(() => resolve()) : resolve()));
    },
    async start() {
      const next = createServer((request, response) => void hear(request, response));
      next.on('connection', (socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
      });
      await new Promise<void>((resolve) => next.listen(device.port, '127.0.0.1', resolve));
      server = next;
      device.port = (next.address() as AddressInfo).port;
      device.address = `127.0.0.1:${device.port}`;
    },
    stop: () => device.leave(),
  };
  const hear = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    if (device.faults.isSilent) return;
    if (device.faults.says !== undefined) return void response.end(device.faults.says);
    if (maker !== 'onvif' && !isProved(request, password)) return void refuse(response);
    const address = request.url ?? '';
    device.requests.push(`${request.method} ${address}`);
    const {
      status = 200,
      type = 'application/xml',
      body: text,
      leaves,
    } = ANSWERS[maker](device, request.method ?? '', address, body);
    response.writeHead(status, { 'Content-Type': type });
    response.end(text, () => {
      if (!leaves) return;
      void device.leave();
      if (awayMs !== undefined) setTimeout(() => void device.start(), awayMs);
    });
  };
  await device.start();
  return device;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function refuse(response: ServerResponse): void {
  response.writeHead(401, {
    'WWW-Authenticate': `Digest qop="auth", realm="${REALM}", nonce="${NONCE}", stale="FALSE"`,
  });
  response.end('<!DOCTYPE html><html><body>401</body></html>');
}

function isProved(request: IncomingMessage, password: string): boolean {
  const proof = request.headers.authorization ?? '';
  const field = (name: string): string => new RegExp(`\\b${name}="?([^",]*)`).exec(proof)?.[1] ?? '';
  const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
  const who = md5(`${USERNAME}:${REALM}:${password}`);
  const what = md5(`${request.method}:${request.url}`);
  return field('response') === md5(`${who}:${NONCE}:${field('nc')}:${field('cnonce')}:auth:${what}`);
}
