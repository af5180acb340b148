import { createHash, randomBytes, randomInt } from 'node:crypto';
import { EDGE_CODE_ALPHABET, EDGE_CODE_LENGTH, readEdgeCode } from '@rondo/domain/edge';
import { z } from 'zod';

const SECRET_BYTES = 32;

const sha256 = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest();

/** A code that people type, without its dash. */
export const newCode = (): string =>
  Array.from({ length: EDGE_CODE_LENGTH }, () => EDGE_CODE_ALPHABET[randomInt(EDGE_CODE_ALPHABET.length)]).join('');

/** The hash that a code is kept as, however it was typed. */
export const codeHash = (code: string): Buffer => sha256(`rondo-edge-code-1 ${readEdgeCode(code)}`);

/** A key names its company and gateway, so that it is looked up behind the wall of its company; its secret has 256 bits. */
export function newKey(companyId: string, edgeId: string): { key: string; hash: Buffer } {
  const key = `${companyId}.${edgeId}.${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { key, hash: sha256(key) };
}

const ids = z.tuple([z.uuid(), z.uuid(), z.string().length(43)]);

/** Whose key a text says it is, and the hash to compare; null for what has another shape. */
export function readKey(text: string): { companyId: string; edgeId: string; hash: Buffer } | null {
  const read = ids.safeParse(text.split('.'));
  if (!read.success) return null;
  const [companyId, edgeId] = read.data;
  return { companyId, edgeId, hash: sha256(text) };
}
