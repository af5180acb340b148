import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { HEADER } from '@rondo/contract/kit/constants';
import { canonicalText, digest, type Hashes, parseSignature, type Signed, windowHolds } from '@rondo/contract/kit/sign';
import { AppError } from '../errors.ts';

/** Node's own hashes behind the shared signing function. */
export const nodeHashes: Hashes = {
  sha256: (data) => createHash('sha256').update(data).digest('hex'),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
};

/** Longest header value that is looked at. */
const LONGEST = 200;

/**
 * Refuses a call that names no platform, or whose signature is missing, altered, outside its window or made for another token, in constant time.
 * The client version is the one announced: a signature over another one does not match.
 */
export function verifySignature(headers: Record<string, unknown>, token: string, signed: Signed, nowMs: number): void {
  const value = headers[HEADER.signature];
  const version = headers[HEADER.clientVersion];
  if (typeof value !== 'string' || value.length > LONGEST) throw new AppError('SIGNATURE_REFUSED');
  if (typeof version !== 'string' || version.length > LONGEST) throw new AppError('SIGNATURE_REFUSED');
  // Section 7 wants it on every request; the others may be empty, and proxies drop empty ones.
  if (!headers[HEADER.platform]) throw new AppError('PLATFORM_MISSING');
  const given = parseSignature(value);
  if (!given) throw new AppError('SIGNATURE_REFUSED');
  const expected = digest(nodeHashes, token, given, canonicalText(nodeHashes, signed, version));
  if (!timingSafeEqual(Buffer.from(expected, 'hex'), Buffer.from(given.s, 'hex')))
    throw new AppError('SIGNATURE_REFUSED');
  const window = windowHolds(given, nowMs);
  if (window === 'too_long') throw new AppError('SIGNATURE_REFUSED');
  if (window === 'off') throw new AppError('CLOCK_OFF', { data: { serverTime: new Date(nowMs).toISOString() } });
}
