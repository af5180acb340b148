/**
 * The text of a file whose encoding nobody told: the byte order mark says it, else UTF-8 as long as every byte fits,
 * else GB18030, in which spreadsheets of Chinese computers write (it holds GBK). Null when it is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = marked(bytes) ?? strict('utf-8', bytes) ?? strict('gb18030', bytes);
  return text === null || text.includes('\u0000') ? null : text;
}

function marked(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return strict('utf-8', bytes);
  if (first === 0xff && second === 0xfe) return strict('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return strict('utf-16be', bytes);
  return null;
}

function strict(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
