import type { Server } from 'node:http';

/** Where a server that listens is reached from this machine; null while it does not listen. */
export function addressHere(server: Server): string | null {
  const at = server.address();
  if (at === null || typeof at === 'string') return null;
  const isAny = at.address === '0.0.0.0' || at.address === '::';
  const host = isAny ? '127.0.0.1' : at.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${at.port}`;
}

/** The port a server listens on; null while it does not listen. */
export function portHere(server: Server): number | null {
  const at = server.address();
  return at === null || typeof at === 'string' ? null : at.port;
}
