import { type IncomingMessage, request as send } from 'node:http';
import type { Socket } from 'node:net';
import type { DeviceCause } from '@rondo/domain/device';
import { authorizer, type Login } from '../../../platform/answer-challenge.ts';
import { deviceLookup, isOwnHost, OwnAddress } from '../../../platform/device-network.ts';
import { type DialCause, DialFailed } from '../../../platform/edge/dial-cause.ts';
import { dialThrough, type Via } from '../../../platform/edge/door.ts';
import { DeviceFailure } from './failure.ts';

export interface DeviceEndpoint {
  host: string;
  port: number;
  login: Login;
  /** DEVICE_LOCAL: addresses of the server itself are allowed. */
  deviceLocal: boolean;
  /** Of a device behind a store gateway: the way to it; null: it is connected to straight. */
  via?: Via | null;
  /** For one request and its whole answer, ms. */
  answerMs?: number;
}

export interface Ask {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  path: string;
  body?: string;
  type?: string;
}

export interface Answer {
  status: number;
  body: Buffer;
}

const ANSWER_MS = 5_000;
/** Longest answer: settings of a recorder with 64 channels stay far below. */
const LONGEST = 512 * 1024;

/**
 * Asks a device over HTTP and answers its challenge once. Nothing is followed elsewhere. Rejects with DeviceFailure: unreachable,
 * forbidden_address, unreadable (a longer answer than any device gives), wrong_password.
 */
export function exchange(endpoint: DeviceEndpoint): (ask: Ask) => Promise<Answer> {
  let prove: ReturnType<typeof authorizer> = null;
  return async (ask) => {
    const proved = () => once(endpoint, ask, prove?.(ask.method, ask.path));
    const first = await proved();
    if (first.status !== 401) return first;
    prove = authorizer(first.challenges, endpoint.login);
    if (!prove) throw new DeviceFailure('wrong_password', 'an unknown way to sign in');
    const second = await proved();
    if (second.status === 401) throw new DeviceFailure('wrong_password', ask.path);
    return second;
  };
}

function once(
  endpoint: DeviceEndpoint,
  ask: Ask,
  proof: string | undefined,
): Promise<Answer & { challenges: string[] }> {
  const { host, port, deviceLocal, via = null, answerMs = ANSWER_MS } = endpoint;
  // Behind a gateway it is the gateway that knows which addresses are its own.
  if (via === null && !deviceLocal && isOwnHost(host)) throw new DeviceFailure('forbidden_address', host);
  const body = Buffer.from(ask.body ?? '', 'utf8');
  return new Promise((resolve, reject) => {
    const going = send(
      {
        ...{ host, port, method: ask.method, path: ask.path },
        // An agent, and `false` is one too, would connect straight and ask nobody.
        ...(via
          ? { createConnection: (_: unknown, done: Connected) => void through(via, host, port, answerMs, done) }
          : { agent: false, lookup: deviceLookup({ deviceLocal }) }),
        signal: AbortSignal.timeout(answerMs),
        headers: {
          'User-Agent': 'Rondo',
          Connection: 'close',
          ...(proof ? { Authorization: proof } : {}),
          ...(ask.body === undefined ? {} : { 'Content-Type': ask.type ?? 'application/xml' }),
          ...(ask.method === 'GET' ? {} : { 'Content-Length': body.length }),
        },
      },
      (response) => {
        whole(response).then(
          (read) =>
            resolve({
              status: response.statusCode ?? 0,
              body: read,
              challenges: response.headersDistinct['www-authenticate'] ?? [],
            }),
          reject,
        );
      },
    );
    going.on('error', (error) => reject(failureOf(error)));
    going.end(body);
  });
}

type Connected = (error: Error | null, socket: Socket) => void;

/** The connection of a request, through a store gateway. */
function through(via: Via, host: string, port: number, waitMs: number, done: Connected): void {
  dialThrough(via, host, port, waitMs).then(
    (socket) => done(null, socket),
    // Node looks at the error first, and at no socket then.
    (error: Error) => (done as (error: Error) => void)(error),
  );
}

function whole(response: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    response.on('data', (chunk: Buffer) => {
      length += chunk.length;
      chunks.push(chunk);
      if (length > LONGEST) response.destroy(new DeviceFailure('unreadable', 'an answer without end'));
    });
    response.on('end', () => resolve(Buffer.concat(chunks)));
    response.on('error', (error) => reject(failureOf(error)));
  });
}

/** What a gateway says of a connection that it could not make. */
const THROUGH: Record<DialCause, DeviceCause> = {
  away: 'gateway_away',
  forbidden: 'forbidden_address',
  unreachable: 'unreachable',
  busy: 'gateway_busy',
};

function failureOf(error: Error & { code?: string }): DeviceFailure {
  if (error instanceof DeviceFailure) return error;
  if (error instanceof DialFailed) return new DeviceFailure(THROUGH[error.reason], error.message, { cause: error });
  if (error instanceof OwnAddress) return new DeviceFailure('forbidden_address', error.message, { cause: error });
  // What stands there speaks something else than HTTP.
  const isOther = error.code?.startsWith('HPE_') === true;
  return new DeviceFailure(isOther ? 'other_protocol' : 'unreachable', error.message, { cause: error });
}
