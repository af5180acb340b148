import { decodeText } from '../table/decode-text.ts';
import { DocumentUnreadable } from './document-text.ts';

/** Where a page of HTML says its encoding, bytes. */
const LOOKED_AT = 2_048;
const SAID = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i;

/** The text of a document: its encoding by its mark, by what a page says of itself, or by what its bytes can be. */
export function decodeDocument(bytes: Uint8Array): string {
  const said = SAID.exec(Buffer.from(bytes.subarray(0, LOOKED_AT)).toString('latin1'))?.[1];
  const text = (said === undefined ? null : decodedAs(said, bytes)) ?? decodeText(bytes);
  if (text === null) throw new DocumentUnreadable('broken');
  return text;
}

function decodedAs(label: string, bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    return text.includes('\u0000') ? null : text;
  } catch (error) {
    // An encoding that nobody knows, or bytes that are none of it.
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  }
}
