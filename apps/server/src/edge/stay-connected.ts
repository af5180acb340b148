import { networkInterfaces } from 'node:os';
import WebSocket from 'ws';
import { CONNECT_PATH, EDGE_CLOSE, EDGE_HEADER } from '../platform/edge/connect-headers.ts';
import { LONGEST_FRAME, PROTOCOL } from '../platform/edge/frame.ts';
import type { TunnelTimes } from '../platform/edge/tunnel.ts';
import { openWay } from './way-out.ts';

export interface EdgeTimes extends Pick<TunnelTimes, 'pingMs' | 'silentMs'> {
  /** Waits before the server is tried again, ms; each is made up to half longer by chance, so that a thousand gateways do not come at once. */
  retryMs: readonly number[];
  /** After a refusal that only people can mend, ms. */
  refusedMs: number;
  /** Until a device takes a connection, ms. */
  connectMs: number;
}

export const EDGE_TIMES: EdgeTimes = {
  pingMs: 10_000,
  silentMs: 25_000,
  retryMs: [1_000, 2_000, 5_000, 10_000, 20_000, 40_000, 60_000],
  refusedMs: 300_000,
  connectMs: 5_000,
};

interface Options {
  server: URL;
  proxy: URL | null;
  key: string;
  version: string;
  times: EdgeTimes;
  /** Between 0 and 1. */
  chance: () => number;
  onOpen: (socket: WebSocket) => void;
  log: (line: string) => void;
}

/** Why a connection ended: `refused` is mended by people only, and waited for longer. */
type End = { why: string; isRefused: boolean };

/** Keeps one connection to the server, for as long as it takes: it is tried again after every end, ever more slowly while it fails. */
export function stayConnected(options: Options): { stop: () => void } {
  const { times, chance, log } = options;
  const stopping = new AbortController();
  let tries = 0;
  let timer: NodeJS.Timeout | undefined;
  const again = ({ why, isRefused }: End, stood: boolean): void => {
    if (stopping.signal.aborted) return;
    tries = stood ? 0 : tries + 1;
    const waits = times.retryMs;
    const base = isRefused ? times.refusedMs : (waits[Math.min(tries, waits.length) - 1] ?? waits[0] ?? 0);
    const waitMs = Math.round(base * (1 + chance() / 2));
    log(`${why} Trying again in ${Math.ceil(waitMs / 1_000)} s.`);
    timer = setTimeout(run, waitMs);
  };
  const run = (): void => {
    once(options, stopping.signal).then(
      ({ end, stood }) => again(end, stood),
      (error: unknown) => again({ why: `The server cannot be reached: ${messageOf(error)}.`, isRefused: false }, false),
    );
  };
  run();
  return {
    stop() {
      stopping.abort();
      clearTimeout(timer);
    },
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One connection from its beginning to its end. */
async function once(
  { server, proxy, key, version, onOpen, log }: Options,
  signal: AbortSignal,
): Promise<{ end: End; stood: boolean }> {
  const way = await openWay(server, proxy);
  const url = new URL(CONNECT_PATH, server);
  url.protocol = 'ws:';
  const socket = new WebSocket(url, {
    createConnection: () => way,
    maxPayload: LONGEST_FRAME,
    perMessageDeflate: false,
    handshakeTimeout: 15_000,
    headers: {
      Host: server.host,
      Authorization: `Bearer ${key}`,
      [EDGE_HEADER.protocol]: String(PROTOCOL),
      [EDGE_HEADER.version]: version,
      [EDGE_HEADER.address]: lanAddresses().slice(0, 3).join(', '),
    },
  });
  const leave = (): void => socket.terminate();
  signal.addEventListener('abort', leave);
  return new Promise((resolve, reject) => {
    let stood = false;
    socket.once('open', () => {
      stood = true;
      log(`Connected to ${server.host}.`);
      onOpen(socket);
    });
    socket.once('unexpected-response', (_, response) => {
      response.resume();
      resolve({ end: refusal(response.statusCode ?? 0), stood });
      socket.terminate();
    });
    // Before it stands an error says why; afterwards `close` follows.
    socket.on('error', (error) => {
      if (!stood) reject(error);
    });
    socket.once('close', (code, reason) => {
      signal.removeEventListener('abort', leave);
      resolve({ end: farewell(code, reason.toString('utf8')), stood });
    });
  });
}

function refusal(status: number): End {
  if (status === 401)
    return {
      why: 'The server does not know this gateway: it was revoked, or another computer was paired in its place. Pair it again with a new code (EDGE_CODE).',
      isRefused: true,
    };
  if (status === 426)
    return {
      why: 'This gateway is too old for the server, or too new: install the release that the server runs.',
      isRefused: true,
    };
  return { why: `The server answered ${status}.`, isRefused: false };
}

function farewell(code: number, reason: string): End {
  if (code === EDGE_CLOSE.revoked) return refusal(401);
  if (code === EDGE_CLOSE.replaced)
    return { why: 'Another computer connected with the key of this gateway.', isRefused: true };
  return { why: `The connection ended (${code}${reason ? ` ${reason}` : ''}).`, isRefused: false };
}

/** The addresses of this computer in the store's network. */
const lanAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
