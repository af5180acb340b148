/**
 * What is said on the connection between a store gateway and the server: binary WebSocket messages of one byte that says what it is,
 * four bytes (big endian) that name the stream or question, and the rest. Both sides run the same release or say so (PROTOCOL).
 */
export const FRAME = {
  /** Server to gateway: connect to `{ host, port }` (JSON) in the store. */
  open: 1,
  /** Gateway: it stands. */
  opened: 2,
  /** Gateway: it does not, and why (text, one of DIAL_CAUSES). */
  refused: 3,
  /** Bytes of a stream. */
  data: 4,
  /** So many more bytes (four, big endian) may be sent on this stream. */
  credit: 5,
  /** No more bytes come on this stream from whoever says it. */
  end: 6,
  /** The stream is over for both. */
  reset: 7,
  /** Server to gateway: a question (JSON). */
  ask: 8,
  /** Its answer (JSON). */
  answer: 9,
} as const;
export type FrameKind = keyof typeof FRAME;

/** Raised when the two sides could no longer understand each other. */
export const PROTOCOL = 1;

const HEAD = 5;
/** Bytes of a stream in one message: small, so that streams take turns on the connection. */
export const MOST_DATA = 16 * 1024;
/** The longest message: an answer with all devices of a network stays far below. */
export const LONGEST_FRAME = 256 * 1024;

export interface Frame {
  kind: FrameKind;
  /** Of the stream or question. */
  id: number;
  /** Shares its memory with the message it came in. */
  body: Buffer;
}

/** Something that is no frame: whoever sent it is not what it says it is, and the connection ends. */
export class BadFrame extends Error {
  override readonly name = 'BadFrame';
}

const KINDS = new Map<number, FrameKind>(
  (Object.keys(FRAME) as FrameKind[]).map((kind): [number, FrameKind] => [FRAME[kind], kind]),
);

/** A message as a frame. Throws BadFrame. */
export function readFrame(message: Buffer): Frame {
  if (message.length < HEAD || message.length > LONGEST_FRAME)
    throw new BadFrame(`a message of ${message.length} bytes`);
  const kind = KINDS.get(message.readUInt8(0));
  if (!kind) throw new BadFrame('an unknown kind of message');
  const body = message.subarray(HEAD);
  if (kind === 'credit' && body.length !== 4) throw new BadFrame('a credit that is no number');
  if (kind === 'data' && body.length > MOST_DATA) throw new BadFrame('more bytes than one message may have');
  return { kind, id: message.readUInt32BE(1), body };
}

export function writeFrame(kind: FrameKind, id: number, body: Buffer = Buffer.alloc(0)): Buffer {
  const message = Buffer.allocUnsafe(HEAD + body.length);
  message.writeUInt8(FRAME[kind], 0);
  message.writeUInt32BE(id, 1);
  body.copy(message, HEAD);
  return message;
}

/** A credit over so many bytes. */
export function writeCredit(id: number, bytes: number): Buffer {
  const body = Buffer.allocUnsafe(4);
  body.writeUInt32BE(bytes, 0);
  return writeFrame('credit', id, body);
}
