import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long an address is good, ms. */
export const ADDRESS_MS = 10 * 60_000;

/** What an address of a file stands for: this path, for whoever has this session, until then. */
export interface Grant {
  /** `/ab/cdef…` */
  path: string;
  sessionId: string;
  expiresAt: Date;
}

/** The query that makes a path loadable by an element that sends no headers: expiry in unix seconds, session, signature. */
export function signAddress(secret: Buffer, grant: Grant): string {
  const e = Math.floor(grant.expiresAt.getTime() / 1000);
  return `e=${e}&k=${grant.sessionId}&s=${mac(secret, grant.path, grant.sessionId, e).toString('base64url')}`;
}

/** What a query grants for a path; `null` when it is altered, for another path, or over. The session is still to be looked at. */
export function readAddress(secret: Buffer, path: string, query: URLSearchParams, now: Date): Grant | null {
  const [e, k, s] = [query.get('e') ?? '', query.get('k') ?? '', query.get('s') ?? ''];
  if (!/^\d{1,12}$/.test(e) || !/^[0-9a-f-]{36}$/.test(k) || s.length > 64) return null;
  const expected = mac(secret, path, k, Number(e));
  const given = Buffer.from(s, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const expiresAt = new Date(Number(e) * 1000);
  return expiresAt <= now ? null : { path, sessionId: k, expiresAt };
}

function mac(secret: Buffer, path: string, sessionId: string, expiresS: number): Buffer {
  return createHmac('sha256', secret).update(`file\n${path}\n${sessionId}\n${expiresS}`).digest();
}
