import { Duplex } from 'node:stream';
import { BadFrame, type FrameKind, MOST_DATA, writeCredit, writeFrame } from './frame.ts';

/** Bytes that one side may send before the other has used them: 9 streams of 8 Mbit/s with 200 ms between both sides fit. */
export const WINDOW = 256 * 1024;
/** Used bytes are credited in pieces of this size: fewer messages. */
const CREDIT_STEP = WINDOW / 4;

/** One TCP connection inside of the tunnel. */
export interface TunnelStream {
  duplex: Duplex;
  /** A frame of this stream has come. Throws BadFrame where the other side breaks the rules. */
  hear: (kind: FrameKind, body: Buffer) => void;
  /** The connection that carries it is gone. */
  fail: (error: Error) => void;
}

interface Options {
  id: number;
  send: (frame: Buffer) => void;
  /** Said once, when neither side says anything more. */
  onOver: () => void;
}

/**
 * A stream with bounded memory on both sides: nobody sends more than WINDOW bytes that the other has not used yet, and whoever does is
 * cut off. A reader that is slow stops its own stream and no other.
 */
export function tunnelStream({ id, send, onOver }: Options): TunnelStream {
  let isOver = false;
  const over = (): void => {
    if (isOver) return;
    isOver = true;
    onOver();
  };
  const taking = incoming((bytes) => {
    if (!isOver) send(writeCredit(id, bytes));
  });
  const giving = outgoing((piece) => send(writeFrame('data', id, piece)));
  const duplex = new Duplex({
    allowHalfOpen: true,
    read: taking.wanted,
    write: (chunk: Buffer, _, done) => giving.write(chunk, done),
    final(done) {
      if (!isOver) send(writeFrame('end', id));
      done();
    },
    destroy(error, done) {
      // What both sides ended needs no more words: a reset would throw away what the other one has not read yet.
      const isEnded = duplex.readableEnded && duplex.writableFinished;
      if (!isOver && !isEnded) send(writeFrame('reset', id));
      over();
      giving.drop(error ?? new Error('the stream is over'));
      done(error);
    },
  });
  return {
    duplex,
    hear(kind, body) {
      switch (kind) {
        case 'data':
          return taking.take(body.length, () => duplex.push(Buffer.from(body)));
        case 'credit':
          return giving.credit(body.readUInt32BE(0));
        case 'end':
          return void duplex.push(null);
        case 'reset':
          over();
          return void duplex.destroy();
        default:
          throw new BadFrame(`${kind} on a stream that stands`);
      }
    },
    fail(error) {
      over();
      duplex.destroy(error);
    },
  };
}

/** Counts what may still come, and credits what the reader has used. */
function incoming(send: (bytes: number) => void) {
  let mayCome = WINDOW;
  let used = 0;
  /** What went into a full buffer: credited when the reader asks for more. */
  let held = 0;
  let isWanted = true;
  const credit = (bytes: number): void => {
    used += bytes;
    if (used < CREDIT_STEP) return;
    mayCome += used;
    send(used);
    used = 0;
  };
  return {
    /** The reader asks for more. */
    wanted(): void {
      isWanted = true;
      const bytes = held;
      held = 0;
      credit(bytes);
    },
    /** Throws BadFrame for more than may come. `push` says whether the reader takes more. */
    take(bytes: number, push: () => boolean): void {
      if (bytes > mayCome) throw new BadFrame('more bytes than were credited');
      mayCome -= bytes;
      const wasWanted = isWanted;
      // The reader may ask for more while it is given this.
      isWanted = false;
      const isTaken = push();
      if (isTaken) isWanted = true;
      if (wasWanted && isWanted) credit(bytes);
      else held += bytes;
    },
  };
}

/** Sends pieces as far as they are credited; the rest of one chunk waits, and Node brings no other before it is done. */
function outgoing(send: (piece: Buffer) => void) {
  let maySend = WINDOW;
  let left: { rest: Buffer; done: (error?: Error | null) => void } | null = null;
  const flush = (): void => {
    while (left && maySend > 0) {
      const piece = left.rest.subarray(0, Math.min(maySend, MOST_DATA));
      const { done } = left;
      maySend -= piece.length;
      left.rest = left.rest.subarray(piece.length);
      send(piece);
      if (left.rest.length > 0) continue;
      left = null;
      done();
    }
  };
  return {
    write(chunk: Buffer, done: (error?: Error | null) => void): void {
      left = { rest: chunk, done };
      flush();
    },
    /** Throws BadFrame for more credit than there is room. */
    credit(bytes: number): void {
      maySend += bytes;
      if (maySend > WINDOW) throw new BadFrame('more credit than there is room');
      flush();
    },
    drop(error: Error): void {
      left?.done(error);
      left = null;
    },
  };
}
