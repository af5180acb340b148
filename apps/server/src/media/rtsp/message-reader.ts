import { SourceFailure } from '../failure.ts';

/** An answer of the camera, or a request of its own (then `status` is null). */
export interface RtspMessage {
  status: number | null;
  /** By names in lower case; a header that came twice has two values. */
  headers: ReadonlyMap<string, readonly string[]>;
  body: string;
}

interface Handler {
  onMessage: (message: RtspMessage) => void;
  /** A packet among the messages (RFC 2326, 10.12). The bytes are a view that lasts until this returns. */
  onPacket: (channel: number, bytes: Buffer) => void;
}

const DOLLAR = 0x24;
const PACKET_HEAD_BYTES = 4;
const MOST_HEAD_BYTES = 16 * 1024;
const MOST_BODY_BYTES = 64 * 1024;
const MOST_HEADERS = 100;
const END_OF_HEAD = '\r\n\r\n';
/** How an answer or a request of a camera begins. */
const BEGINNING = /^(?:RTSP\/1\.|[A-Z_]{3,20} )/;

/**
 * Takes a connection's bytes in any pieces and gives messages and packets. Holds no more than one of them. Throws SourceFailure
 * (garbage) when the bytes are no RTSP; nothing may be pushed after that.
 */
export function messageReader({ onMessage, onPacket }: Handler): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    let bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    for (;;) {
      const used = bytes[0] === DOLLAR ? takePacket(bytes, onPacket) : takeMessage(bytes, onMessage);
      if (used === 0) break;
      bytes = bytes.subarray(used);
    }
    // A copy: the piece itself may be far larger than what is left of it.
    rest = Buffer.from(bytes);
  };
}

/** How many bytes were used; 0: more have to come. */
function takePacket(bytes: Buffer, onPacket: Handler['onPacket']): number {
  if (bytes.length < PACKET_HEAD_BYTES) return 0;
  const end = PACKET_HEAD_BYTES + bytes.readUInt16BE(2);
  if (bytes.length < end) return 0;
  onPacket(bytes.readUInt8(1), bytes.subarray(PACKET_HEAD_BYTES, end));
  return end;
}

function takeMessage(bytes: Buffer, onMessage: Handler['onMessage']): number {
  if (bytes.length === 0) return 0;
  // Some cameras put empty lines between their answers.
  if (bytes[0] === 0x0d || bytes[0] === 0x0a) return 1;
  const headEnd = bytes.indexOf(END_OF_HEAD);
  if (headEnd < 0 || headEnd > MOST_HEAD_BYTES) {
    if (bytes.length > MOST_HEAD_BYTES || !couldBegin(bytes)) throw new SourceFailure('garbage', 'no RTSP message');
    return 0;
  }
  const lines = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const first = lines[0] ?? '';
  if (!BEGINNING.test(first) || lines.length > MOST_HEADERS) throw new SourceFailure('garbage', 'no RTSP message');
  const headers = readHeaders(lines.slice(1));
  const bodyBytes = readLength(headers);
  const end = headEnd + END_OF_HEAD.length + bodyBytes;
  if (bytes.length < end) return 0;
  const status = /^RTSP\/1\.\d (\d{3})(?: |$)/.exec(first)?.[1];
  if (first.startsWith('RTSP/') && status === undefined) throw new SourceFailure('garbage', 'no status');
  const body = bytes.toString('utf8', headEnd + END_OF_HEAD.length, end);
  onMessage({ status: status === undefined ? null : Number(status), headers, body });
  return end;
}

/** Whether what has come so far can become a message. */
function couldBegin(bytes: Buffer): boolean {
  const begin = bytes.toString('latin1', 0, 7);
  return 'RTSP/1.'.startsWith(begin) || BEGINNING.test(bytes.toString('latin1', 0, 22)) || /^[A-Z_]{1,6}$/.test(begin);
}

function readHeaders(lines: readonly string[]): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon <= 0) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    const value = line.slice(colon + 1).trim();
    const known = headers.get(name);
    if (known) known.push(value);
    else headers.set(name, [value]);
  }
  return headers;
}

function readLength(headers: ReadonlyMap<string, readonly string[]>): number {
  const text = headers.get('content-length')?.[0] ?? '0';
  const length = Number(text);
  if (!/^\d{1,9}$/.test(text) || length > MOST_BODY_BYTES) throw new SourceFailure('garbage', 'a body without end');
  return length;
}
