import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long an address is good, ms. */
export const ADDRESS_MS = 10 * 60_000;

/** What an address of a file stands for: this path of this upload, for whoever has this session, until then. */
export interface Grant {
  /** `/ab/cdef…` */
  path: string;
  /** Of several uploads of the same content the one that the member may see: its name is told. */
  fileId: string;
  sessionId: string;
  expiresAt: Date;
  /** To be kept as a file: with the watermark's text drawn in, empty where the company has none. Null: only to be shown. */
  savedWith: string | null;
}

/** The query that makes a path loadable by an element that sends no headers: expiry in unix seconds, upload, session, mark, signature. */
export function signAddress(secret: Buffer, grant: Grant): string {
  const e = Math.floor(grant.expiresAt.getTime() / 1000);
  const w = markText(grant.savedWith);
  const s = mac(secret, [grant.path, grant.fileId, grant.sessionId, e, ...w]).toString('base64url');
  return `e=${e}&f=${grant.fileId}&k=${grant.sessionId}${w.map((text) => `&w=${text}`).join('')}&s=${s}`;
}

/** What a query grants for a path; `null` when it is altered, for another path, or over. The session is still to be looked at. */
export function readAddress(secret: Buffer, path: string, query: URLSearchParams, now: Date): Grant | null {
  const [e, f, k, s] = [query.get('e') ?? '', query.get('f') ?? '', query.get('k') ?? '', query.get('s') ?? ''];
  const w = query.getAll('w');
  if (!/^\d{1,12}$/.test(e) || !UUID.test(f) || !UUID.test(k) || s.length > 64) return null;
  const expected = mac(secret, [path, f, k, Number(e), ...w]);
  const given = Buffer.from(s, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const expiresAt = new Date(Number(e) * 1000);
  const [mark] = w;
  const savedWith = mark === undefined ? null : Buffer.from(mark, 'base64url').toString('utf8');
  return expiresAt <= now ? null : { path, fileId: f, sessionId: k, expiresAt, savedWith };
}

/** Without anything that could be taken for the end of a part. */
const markText = (mark: string | null): string[] => (mark === null ? [] : [Buffer.from(mark).toString('base64url')]);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** None of the parts can hold a line break, so that no two grants have the same text. */
function mac(secret: Buffer, parts: readonly (string | number)[]): Buffer {
  return createHmac('sha256', secret)
    .update(['file', ...parts].join('\n'))
    .digest();
}
