import type { ServerResponse } from 'node:http';

/** An open stream of server-sent events. Nothing is written after its end. */
export interface EventStream {
  readonly isOpen: boolean;
  /** Resolves when the browser has room for more; `false` when the stream has ended instead. */
  send(event: string, data: unknown, id?: string): Promise<boolean>;
  /** A comment that keeps proxies and the browser's patience alive. */
  beat(): void;
  end(): void;
  onEnd(ended: () => void): void;
}

/** A reader that lets this much wait is cut off, bytes: it comes back and asks for what it missed. */
const MOST_PENDING_BYTES = 64 * 1024;
/** How many heartbeats a reader may leave unread. */
const MOST_UNREAD_BEATS = 2;
/** How long an ended stream may take to deliver its last words, ms. */
const LAST_WORDS_MS = 1_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // Tells nginx not to collect the answer.
  'x-accel-buffering': 'no',
};

/** Begins a stream on an answer that the server framework has let go of. */
export function eventStream(response: ServerResponse): EventStream {
  let isOpen = true;
  let unread = 0;
  response.writeHead(200, HEADERS);
  response.write(': hello\n\n');
  response.once('close', () => {
    isOpen = false;
  });
  // A browser that went away is told by `close`; its error says nothing more.
  response.on('error', () => response.destroy());
  const write = (text: string): boolean => {
    if (!isOpen) return false;
    if (response.writableLength > MOST_PENDING_BYTES) {
      isOpen = false;
      response.destroy();
      return false;
    }
    return response.write(text);
  };
  return {
    get isOpen() {
      return isOpen;
    },
    async send(event, data, id) {
      const name = id ? `id: ${id}\n` : '';
      // JSON has no line breaks of its own, so one data line is enough.
      if (!write(`${name}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`) && isOpen) await room(response);
      return isOpen;
    },
    beat() {
      unread = response.writableNeedDrain ? unread + 1 : 0;
      if (unread > MOST_UNREAD_BEATS) response.destroy();
      else write(': beat\n\n');
    },
    end() {
      if (!isOpen) return;
      isOpen = false;
      response.end();
      // A reader that does not take the rest is not waited for.
      setTimeout(() => response.destroy(), LAST_WORDS_MS).unref();
    },
    onEnd(ended) {
      if (response.closed) ended();
      else response.once('close', ended);
    },
  };
}

/** Resolves when the buffer is empty again, or the connection gone. */
function room(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off('drain', done);
      response.off('close', done);
      resolve();
    };
    response.once('drain', done);
    response.once('close', done);
    if (response.closed || !response.writableNeedDrain) done();
  });
}
