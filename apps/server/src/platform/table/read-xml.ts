import { TableError } from './table.ts';

/** What is told of a part of a workbook, in its order. Names come without their name space. */
export interface XmlReader {
  open?(name: string, attributes: string): void;
  /** Also told of an element that is closed where it opens. */
  close?(name: string): void;
  /** What stands between two tags, as it is written: `xmlText` reads it. */
  text?(raw: Buffer): void;
  /** True ends the reading: the rest is not wanted. */
  isDone?(): boolean;
}

const LESS = 0x3c;
const GREATER = 0x3e;
const SLASH = 0x2f;
/** White space and the slash of an element that is closed where it opens. */
const ENDS_NAME = new Set([0x20, 0x09, 0x0a, 0x0d, SLASH]);
/** Longest tag: no spreadsheet program comes near. */
const LONGEST_TAG = 100_000;

/**
 * Walks through XML from its bytes, once, without building anything of it: 64 MB cost no more memory than 64 kB. Document
 * types are refused: their entities can grow without end, and no spreadsheet program writes any.
 */
export function readXml(bytes: Buffer, reader: XmlReader): void {
  let at = 0;
  while (reader.isDone?.() !== true) {
    const start = bytes.indexOf(LESS, at);
    if (start < 0) return;
    if (start > at) reader.text?.(bytes.subarray(at, start));
    at = special(bytes, start, reader) ?? tag(bytes, start, reader);
  }
}

/** Comments, instructions and CDATA: where they end, or null when a tag stands here. */
function special(bytes: Buffer, start: number, reader: XmlReader): number | null {
  const next = bytes[start + 1];
  if (next === 0x3f) return endOf(bytes, '?>', start);
  if (next !== 0x21) return null;
  if (bytes.toString('latin1', start, start + 4) === '<!--') return endOf(bytes, '-->', start + 4);
  if (bytes.toString('latin1', start, start + 9) !== '<![CDATA[') throw new TableError('unreadable');
  const end = endOf(bytes, ']]>', start + 9);
  const raw = bytes.subarray(start + 9, end - 3);
  // Inside CDATA an ampersand is only an ampersand.
  reader.text?.(raw.includes('&') ? Buffer.from(raw.toString('utf8').replaceAll('&', '&amp;')) : raw);
  return end;
}

function tag(bytes: Buffer, start: number, reader: XmlReader): number {
  const end = bytes.indexOf(GREATER, start);
  if (end < 0 || end - start > LONGEST_TAG) throw new TableError('unreadable');
  const isClosing = bytes[start + 1] === SLASH;
  const from = isClosing ? start + 2 : start + 1;
  let to = from;
  while (to < end && !ENDS_NAME.has(bytes[to] ?? 0)) to += 1;
  const name = localName(bytes.toString('latin1', from, to));
  if (isClosing) reader.close?.(name);
  else {
    reader.open?.(name, to < end ? bytes.toString('utf8', to, end) : '');
    if (bytes[end - 1] === SLASH) reader.close?.(name);
  }
  return end + 1;
}

function endOf(bytes: Buffer, mark: string, from: number): number {
  const at = bytes.indexOf(mark, from, 'latin1');
  if (at < 0) throw new TableError('unreadable');
  return at + mark.length;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The value of an attribute, without its entities read; undefined when it is not there. */
export function attribute(attributes: string, name: string): string | undefined {
  const at = ` ${attributes.replace(/[\t\r\n]/g, ' ')}`;
  for (const quote of ['"', "'"]) {
    const start = at.indexOf(` ${name}=${quote}`);
    if (start < 0) continue;
    const from = start + name.length + 3;
    const end = at.indexOf(quote, from);
    if (end >= 0) return unescaped(at.slice(from, end));
  }
  return undefined;
}

/** The text that bytes between two tags mean. At most `longest` bytes are looked at; every line end is a \n. */
export function xmlText(raw: Buffer, longest: number): string {
  const text = raw.toString('utf8', 0, Math.min(raw.length, longest));
  return unescaped(text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
