import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { DialFailed, dialCauseOf } from './dial-cause.ts';
import { BadFrame, type FrameKind, readFrame, writeFrame } from './frame.ts';
import { type HeartbeatTimes, heartbeat } from './heartbeat.ts';
import { type TunnelStream, tunnelStream } from './tunnel-stream.ts';
import { waiting } from './waiting.ts';

/** Connections that one gateway carries at once. With their windows they bound its memory to some 32 MB. */
export const MOST_STREAMS = 64;
const MOST_QUESTIONS = 16;
/** A side that does not take leave within this, ms, is cut off. */
const FAREWELL_MS = 1_000;

export interface TunnelTimes extends HeartbeatTimes {
  /** Until the gateway says whether a connection stands, ms. */
  openMs: number;
}

export const TUNNEL_TIMES: TunnelTimes = { openMs: 8_000, pingMs: 10_000, silentMs: 25_000 };

/** The server's end of a gateway's connection. */
export interface Tunnel {
  /** A connection to an address of the store's network. Rejects with DialFailed. */
  dial: (host: string, port: number) => Promise<Duplex>;
  /** Asks the gateway something; resolves with what it said, unread. Rejects with DialFailed. */
  ask: (question: unknown, waitMs: number) => Promise<unknown>;
  /** Connections that it carries now. */
  streams: () => number;
  /** `reason` is told to the gateway. */
  close: (code: number, reason: string) => void;
}

/** Close code for a side that broke the rules of the tunnel (RFC 6455, 7.4.1). */
export const BROKE_RULES = 1002;

/**
 * Speaks with a gateway over its one WebSocket. The server alone opens streams. Everything that comes is looked at before it is used;
 * what breaks the rules ends the whole connection.
 */
export function tunnel(socket: WebSocket, times: TunnelTimes, onOver: () => void): Tunnel {
  const state: State = {
    streams: new Map(),
    opening: waiting<Duplex>(),
    questions: waiting<unknown>(),
    last: 0,
    send(frame) {
      if (socket.readyState === socket.OPEN) socket.send(frame);
    },
  };
  let isOver = false;
  socket.on('message', (data, isBinary) =>
    listen(socket, data, isBinary, (kind, id, body) => hear(state, kind, id, body)),
  );
  socket.on('error', () => socket.terminate());
  socket.once('close', () => {
    isOver = true;
    const gone = new DialFailed('away');
    state.opening.refuseAll(gone);
    state.questions.refuseAll(gone);
    for (const stream of [...state.streams.values()]) stream.fail(gone);
    onOver();
  });
  heartbeat(socket, times);
  return {
    async dial(host, port) {
      if (isOver) throw new DialFailed('away');
      if (state.streams.size + state.opening.count() >= MOST_STREAMS) throw new DialFailed('busy');
      const id = next(state);
      const opened = state.opening.wait(id, times.openMs, () => {
        state.send(writeFrame('reset', id));
        return new DialFailed('unreachable');
      });
      state.send(writeFrame('open', id, Buffer.from(JSON.stringify({ host, port }))));
      return opened;
    },
    async ask(question, waitMs) {
      if (isOver) throw new DialFailed('away');
      if (state.questions.count() >= MOST_QUESTIONS) throw new DialFailed('busy');
      const id = next(state);
      const answered = state.questions.wait(id, waitMs, () => new DialFailed('away'));
      state.send(writeFrame('ask', id, Buffer.from(JSON.stringify(question))));
      return answered;
    },
    streams: () => state.streams.size,
    close(code, reason) {
      socket.close(code, reason);
      setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
    },
  };
}

interface State {
  streams: Map<number, TunnelStream>;
  opening: ReturnType<typeof waiting<Duplex>>;
  questions: ReturnType<typeof waiting<unknown>>;
  /** The number that was given last. */
  last: number;
  send: (frame: Buffer) => void;
}

function next(state: State): number {
  state.last = (state.last % 0xff_ff_ff_ff) + 1;
  return state.last;
}

/** What a gateway says. Throws BadFrame for what no gateway may. */
function hear(state: State, kind: FrameKind, id: number, body: Buffer): void {
  const { streams, opening, questions, send } = state;
  // It may speak of a stream that ended here a moment ago; of one that never was it may not.
  if (id > state.last) throw new BadFrame('a stream that nobody opened');
  switch (kind) {
    case 'open':
    case 'ask':
      throw new BadFrame(`${kind} from a gateway`);
    case 'opened':
      // It connected after all to what nobody waits for any more.
      if (opening.has(id)) opening.answer(id, begin(state, id));
      else send(writeFrame('reset', id));
      return;
    case 'refused':
      opening.refuse(id, new DialFailed(dialCauseOf(body.toString('utf8'))));
      return;
    case 'answer':
      questions.answer(id, readAnswer(body));
      return;
    default:
      streams.get(id)?.hear(kind, body);
  }
}

function begin({ streams, send }: State, id: number): Duplex {
  const stream = tunnelStream({ id, send, onOver: () => streams.delete(id) });
  // A stream that breaks is told to whoever uses it; one that nobody uses yet breaks without harm.
  stream.duplex.on('error', () => undefined);
  streams.set(id, stream);
  return stream.duplex;
}

function readAnswer(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    throw new BadFrame('an answer that is no JSON', { cause: error });
  }
}

/** Gives a message to `hear`; one that breaks the rules ends the connection. */
export function listen(
  socket: WebSocket,
  data: RawData,
  isBinary: boolean,
  hear: (kind: FrameKind, id: number, body: Buffer) => void,
): void {
  try {
    if (!isBinary || !Buffer.isBuffer(data)) throw new BadFrame('a message of text');
    const { kind, id, body } = readFrame(data);
    hear(kind, id, body);
  } catch (error) {
    if (!(error instanceof BadFrame)) throw error;
    socket.close(BROKE_RULES, error.message);
    // Whoever breaks the rules may not keep those of a farewell either.
    setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
  }
}
