/**
 * The text of a file whose encoding nobody told: the byte order mark says it, else UTF-8 as long as every byte fits, else
 * one of those in which spreadsheets write: Shift-JIS, GB18030 (it holds GBK) or Windows-1252. Null when it is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = marked(bytes) ?? strict('utf-8', bytes) ?? withoutMark(bytes);
  return text === null || text.includes('\u0000') ? null : text;
}

function marked(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return strict('utf-8', bytes);
  if (first === 0xff && second === 0xfe) return strict('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return strict('utf-16be', bytes);
  return null;
}

function withoutMark(bytes: Uint8Array): string | null {
  if (standsAlone(bytes)) return western(bytes);
  return (isJapanese(bytes) ? strict('shift_jis', bytes) : null) ?? strict('gb18030', bytes) ?? western(bytes);
}

/**
 * Whether pairs of bytes are what Japanese is made of: kana, signs and the usual characters of Shift-JIS. Those of Chinese nearly all begin
 * with what is a single letter there.
 */
function isJapanese(bytes: Uint8Array): boolean {
  let [pairs, usual, singles] = [0, 0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    if (byte > 0xa0 && byte < 0xe0) {
      singles += 1;
      continue;
    }
    pairs += 1;
    if ((byte > 0x80 && byte < 0x85) || (byte > 0x87 && byte < 0x99)) usual += 1;
    at += 1;
  }
  return pairs > 0 && usual > pairs * 0.7 && singles < pairs * 0.2;
}

/** Chinese characters are two bytes, nearly always both beyond ASCII; an accented letter mostly stands between plain ones. */
function standsAlone(bytes: Uint8Array): boolean {
  let alone = 0;
  let all = 0;
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    all += 1;
    if ((bytes[at - 1] ?? 0) < 0x80 && (bytes[at + 1] ?? 0) < 0x80) alone += 1;
  }
  return alone * 2 > all;
}

/** Control characters have no place in a table: such bytes were no text. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r]/u;

function western(bytes: Uint8Array): string | null {
  const text = strict('windows-1252', bytes);
  return text === null || CONTROL.test(text) ? null : text;
}

function strict(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
