import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MemoryStorage } from '../src/shared/http/memory.ts';
import { createTransport } from '../src/shared/http/transport.ts';
import type { TransportEnv } from '../src/shared/http/transport-env.ts';

/** What the local server has been asked. */
export interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What it answers: an envelope, or a raw answer of some status. */
export interface Answer {
  code?: number;
  msg?: string;
  data?: unknown;
  status?: number;
  headers?: Record<string, string>;
  /** Instead of an envelope. */
  text?: string;
}

/** A real HTTP server on this machine that answers as a test says, and remembers what it was asked. */
export async function localServer(answer: (asked: Asked, nth: number) => Answer | Promise<Answer>) {
  const asked: Asked[] = [];
  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const one = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
    };
    asked.push(one);
    const { code = 20000, msg = '', data = null, status = 200, headers = {}, text } = await answer(one, asked.length);
    response.writeHead(status, { 'content-type': text ? 'text/html' : 'application/json; charset=utf-8', ...headers });
    response.end(text ?? JSON.stringify({ code, msg, data }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The browser session's storage, in memory. */
function storageInMemory(): MemoryStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}

/** A transport against an origin, with a clock that the test moves and everything it shows written down. */
export function worldAt(origin: string, over: Partial<TransportEnv> = {}) {
  const seen = { toasts: [] as string[], over: 0, forbidden: [] as string[], waits: [] as number[] };
  const state = { nowMs: Date.now(), session: { token: 'token-1', id: 'staff-1' }, language: 'en-US' };
  const env: TransportEnv = {
    fetch,
    apiOrigin: () => origin,
    streamOrigin: () => origin,
    storage: storageInMemory(),
    now: () => state.nowMs,
    wait: async (ms) => void seen.waits.push(ms),
    device: { name: 'Chrome 156', model: 'Macintosh', systemVersion: '10.15.7' },
    session: () => state.session,
    language: () => state.language,
    text: (key) => key,
    toast: (text) => void seen.toasts.push(text),
    sessionOver: () => {
      seen.over += 1;
      state.session = { token: '', id: '' };
    },
    noPermission: (needs) => void seen.forbidden.push('codes' in needs ? needs.codes.join() : needs.kind),
    ...over,
  };
  return { transport: createTransport(env), seen, state };
}
