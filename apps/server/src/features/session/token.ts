import { createHash, randomBytes } from 'node:crypto';

/** Bytes of chance in a token. */
const TOKEN_BYTES = 32;

/** A new opaque token; only its hash is kept. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** SHA-256 of a token, as it lies in the database. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
