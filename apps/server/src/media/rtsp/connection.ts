import { connect, type Socket } from 'node:net';
import { authorizer, type Login } from '../../platform/answer-challenge.ts';
import { deviceLookup, isOwnHost } from '../../platform/device-network.ts';
import { dialThrough } from '../../platform/edge/door.ts';
import { SourceFailure } from '../failure.ts';
import type { RtspAddress } from './address.ts';
import { messageReader, type RtspMessage } from './message-reader.ts';

export interface ConnectionTimes {
  /** Until the connection stands, ms. */
  connectMs: number;
  /** Until an answer comes, ms. */
  answerMs: number;
}

/** Where a connection may lead. */
export interface Reach {
  /** DEVICE_LOCAL: addresses of the server itself are allowed. */
  deviceLocal: boolean;
  /** Web server that leads to cameras behind store gateways; null: none is known. */
  webUrl: string | null;
}

interface Options extends ConnectionTimes, Reach {
  address: RtspAddress;
  login: Login;
  /** Opens the way through a store gateway; without it the camera is connected to straight. */
  via?: string | undefined;
  onPacket: (channel: number, bytes: Buffer) => void;
  /** Said once: the connection broke, by itself or by what came over it. */
  onBroken: (error: Error) => void;
}

type Send = (method: string, url: string, headers: Readonly<Record<string, string>>) => Promise<RtspMessage>;

/** The machine at the other end. */
export interface Peer {
  address: string;
  family: 4 | 6;
}

export interface RtspConnection {
  peer: Peer;
  /** Sends a request; resolves with its answer. Rejects with SourceFailure, also for an answer that says no. */
  request: (method: string, url: string, headers?: Readonly<Record<string, string>>) => Promise<RtspMessage>;
  close: () => void;
}

const AGENT = 'Rondo';
/** A camera that does not close its side of a connection within this, ms, is left alone. */
const FAREWELL_MS = 1_000;

/** A connection to a camera. Resolves when it stands, rejects with SourceFailure (unreachable). */
export async function openConnection(options: Options): Promise<RtspConnection> {
  const socket = await (options.via === undefined ? openSocket(options.address, options) : openThrough(options));
  const { send, end } = exchange(socket, options);
  const { remoteAddress = '', remoteFamily } = socket;
  return {
    peer: { address: remoteAddress, family: remoteFamily === 'IPv6' ? 6 : 4 },
    request: signedIn(send, options.login),
    close() {
      end();
      socket.end();
      setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
    },
  };
}

function openSocket({ host, port }: RtspAddress, { connectMs, deviceLocal }: ConnectionTimes & Reach): Promise<Socket> {
  if (!deviceLocal && isOwnHost(host)) return Promise.reject(new SourceFailure('unreachable', 'an address of its own'));
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true, lookup: deviceLookup({ deviceLocal }) });
    const timer = setTimeout(() => socket.destroy(new Error('no answer')), connectMs);
    const refuse = (error: Error): void => {
      clearTimeout(timer);
      reject(new SourceFailure('unreachable', error.message, { cause: error }));
    };
    socket.once('error', refuse);
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.off('error', refuse);
      resolve(socket);
    });
  });
}

async function openThrough({ address: { host, port }, via: pass = '', webUrl, connectMs }: Options): Promise<Socket> {
  try {
    return await dialThrough({ webUrl, pass }, host, port, 2 * connectMs);
  } catch (error) {
    throw new SourceFailure('unreachable', String(error), { cause: error });
  }
}

/** Requests and their answers over a connection, told apart by CSeq. */
function exchange(socket: Socket, { answerMs, onPacket, onBroken }: Options): { send: Send; end: () => void } {
  const waiting = new Map<number, { resolve: (message: RtspMessage) => void; reject: (error: Error) => void }>();
  let brokenBy: Error | null = null;
  let sequence = 0;
  const fail = (error: Error): void => {
    if (brokenBy) return;
    brokenBy = error;
    socket.destroy();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    onBroken(error);
  };
  /** Requests of the camera itself are answered by nothing: none of them matters to a stream. */
  const hear = (message: RtspMessage): void => {
    if (message.status === null || message.status < 200) return;
    const told = message.headers.get('cseq')?.[0];
    const number = told === undefined ? [...waiting.keys()][0] : Number(told);
    if (number === undefined) return;
    waiting.get(number)?.resolve(message);
    waiting.delete(number);
  };
  const read = messageReader({ onPacket, onMessage: hear });
  socket.on('data', (chunk) => {
    if (brokenBy) return;
    try {
      read(chunk);
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
    }
  });
  socket.on('error', (error) => fail(new SourceFailure('unreachable', error.message, { cause: error })));
  socket.on('close', () => fail(new SourceFailure('unreachable', 'the camera closed the connection')));
  return {
    send(method, url, headers) {
      if (brokenBy) return Promise.reject(brokenBy);
      sequence += 1;
      const number = sequence;
      socket.write(requestText(method, url, { CSeq: String(number), 'User-Agent': AGENT, ...headers }));
      return new Promise<RtspMessage>((resolve, reject) => {
        const timer = setTimeout(() => fail(new SourceFailure('unreachable', `no answer to ${method}`)), answerMs);
        const settle = <T>(act: (value: T) => void) => {
          return (value: T): void => {
            clearTimeout(timer);
            act(value);
          };
        };
        waiting.set(number, { resolve: settle(resolve), reject: settle(reject) });
      });
    },
    end() {
      if (brokenBy) return;
      brokenBy = new SourceFailure('unreachable', 'closed');
      for (const { reject } of waiting.values()) reject(brokenBy);
      waiting.clear();
    },
  };
}

/** Nothing that came from elsewhere may end a line. */
function requestText(method: string, url: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value.replace(/[\r\n]/g, '')}\r\n`);
  return `${method} ${url.replace(/\s/g, '%20')} RTSP/1.0\r\n${lines.join('')}\r\n`;
}

/** Answers a challenge once for each request: a proof that grew old is made anew, a wrong password is tried no second time. */
function signedIn(send: Send, login: Login): RtspConnection['request'] {
  let prove: ReturnType<typeof authorizer> = null;
  return async (method, url, headers = {}) => {
    const proved = (): Promise<RtspMessage> => {
      const proof = prove?.(method, url);
      return send(method, url, proof ? { ...headers, Authorization: proof } : headers);
    };
    const first = await proved();
    if (first.status !== 401) return accepted(method, first);
    prove = authorizer(first.headers.get('www-authenticate') ?? [], login);
    if (!prove) throw new SourceFailure('wrong_password', 'an unknown way to sign in');
    return accepted(method, await proved());
  };
}

function accepted(method: string, message: RtspMessage): RtspMessage {
  const status = message.status ?? 0;
  if (status >= 200 && status < 300) return message;
  const isDenied = status === 401 || status === 403;
  throw new RequestRefused(isDenied ? 'wrong_password' : 'no_stream', method, status);
}

/** The camera answered a request with a status that says no. */
export class RequestRefused extends SourceFailure {
  readonly status: number;

  constructor(reason: 'wrong_password' | 'no_stream', method: string, status: number) {
    super(reason, `${method} was answered ${status}`);
    this.status = status;
  }
}
