import { CLIENT_VERSION, CLOCK_OFFSET_S, WINDOW_AHEAD_S, WINDOW_BEFORE_S } from './constants.ts';

/** The two hash functions a side brings: the server Node's own, the browser a pure-JavaScript one (no `crypto.subtle` on plain http). */
export interface Hashes {
  /** Lower-case hex SHA-256 of UTF-8 text or bytes. */
  sha256: (data: string | Uint8Array) => string;
  /** Lower-case hex HMAC-SHA256; key and text are UTF-8 text. */
  hmac: (key: string, text: string) => string;
}

/** What is signed. `path` is as sent, without the query and with its percent-encoding. */
export interface Signed {
  method: string;
  path: string;
  /** Decoded pairs as they travel, in any order. */
  query: ReadonlyArray<readonly [string, string]>;
  /** Names of the endpoint that stay out of the signature. */
  ignore?: readonly string[] | undefined;
  /** Raw body, `null` without one, `'stream'` for a multipart upload. */
  body: string | Uint8Array | null | 'stream';
}

export interface KeyTime {
  start: number;
  end: number;
}

/** The key-time window around an instant, in seconds of the UTC+8 clock. */
function keyTime(nowMs: number): KeyTime {
  const now = Math.floor(nowMs / 1000) + CLOCK_OFFSET_S;
  return { start: now - WINDOW_BEFORE_S, end: now + WINDOW_AHEAD_S };
}

/** RFC 3986: `encodeURIComponent` plus `!'()*`. Lone surrogates, which it refuses, become U+FFFD as they do in UTF-8. */
export function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function canonicalParams(query: Signed['query'], ignore: readonly string[]): string {
  return query
    .filter(([name]) => !ignore.includes(name))
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([a, x], [b, y]) => compare(a, b) || compare(x, y))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The text of `wire.md`, "Signature": method, path, sorted parameters, body, client version. */
export function canonicalText(hashes: Hashes, signed: Signed, clientVersion = CLIENT_VERSION): string {
  const { body } = signed;
  const bodyText = body === null ? '' : body === 'stream' ? 'stream' : hashes.sha256(body);
  const params = canonicalParams(signed.query, signed.ignore ?? []);
  return `${signed.method.toLowerCase()}\n${signed.path}\n${params}\n${bodyText}\n${clientVersion}\n`;
}

/** Lower-case hex digest `s` of the signature. `token` is empty without a session. */
export function digest(hashes: Hashes, token: string, time: KeyTime, text: string): string {
  const window = `${time.start};${time.end}`;
  const key = hashes.hmac(token, window);
  return hashes.hmac(key, `rondo-1\n${window}\n${hashes.sha256(text)}\n`);
}

/** The value of `x-signature` for a call made at `nowMs`. */
export function signature(hashes: Hashes, token: string, nowMs: number, signed: Signed): string {
  const time = keyTime(nowMs);
  const s = digest(hashes, token, time, canonicalText(hashes, signed));
  return `v=1;t=${time.start};${time.end};s=${s}`;
}

const SIGNATURE = /^v=1;t=(\d{1,12});(\d{1,12});s=([0-9a-f]{64})$/;

/** Reads `x-signature`; `null` when it is not one. */
export function parseSignature(value: string): (KeyTime & { s: string }) | null {
  const match = SIGNATURE.exec(value);
  if (!match) return null;
  return { start: Number(match[1]), end: Number(match[2]), s: match[3] ?? '' };
}

/** Whether the window holds the clock, and is no longer than the specification allows. */
export function windowHolds(time: KeyTime, nowMs: number): 'ok' | 'off' | 'too_long' {
  const now = Math.floor(nowMs / 1000) + CLOCK_OFFSET_S;
  if (time.end - time.start > WINDOW_BEFORE_S + WINDOW_AHEAD_S) return 'too_long';
  return time.start <= now && now <= time.end ? 'ok' : 'off';
}
