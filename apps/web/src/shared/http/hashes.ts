import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hashes } from '@rondo/contract/kit/sign';

const bytes = (data: string | Uint8Array): Uint8Array => (typeof data === 'string' ? utf8ToBytes(data) : data);

/** The browser's hash functions in plain JavaScript: `crypto.subtle` is missing on plain http outside localhost. */
export const hashes: Hashes = {
  sha256: (data) => bytesToHex(sha256(bytes(data))),
  hmac: (key, text) => bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(text))),
};
