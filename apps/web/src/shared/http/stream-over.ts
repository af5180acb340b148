import { CODES } from '@rondo/contract/kit/codes';
import type { Endpoint, Input } from '@rondo/contract/kit/endpoint';
import type { CallOptions } from './behaviours.ts';
import { open } from './envelope.ts';
import { envelopeOf, isJson, send } from './exchange.ts';
import { Refusal } from './refusal.ts';
import { outgoing } from './request.ts';
import type { Transport } from './transport.ts';

/** Without a byte for this long the answer has ended (the server sends a heartbeat every 10 s). */
export const SILENCE_MS = 30_000;

/** How a streamed answer ended: all of it came, or the connection fell silent and what came is incomplete. */
export type StreamEnd = 'complete' | 'incomplete';

/**
 * A streaming POST to the event-stream host, as `stream` binds it to this tab: yields text as it arrives and returns how it ended. A refusal before the
 * first byte behaves like any other call's.
 */
export async function* streamOver<E extends Endpoint>(
  transport: Transport,
  endpoint: E,
  input: Input<E>,
  options: CallOptions & { signal?: AbortSignal } = {},
): AsyncGenerator<string, StreamEnd> {
  const { env, clock, refuse } = transport;
  const { token } = env.session();
  const stop = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
  const response = await send(env, clock, outgoing(endpoint, input), env.streamOrigin(), signal)
    .then(refusedAsJson)
    .catch((cause: unknown) => {
      // Whoever ended it themselves is told nothing.
      if (signal.aborted) throw cause;
      return refuse(cause, endpoint, options, token);
    });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return 'complete';
  try {
    for (;;) {
      const part = await withinSilence(reader.read());
      if (part === null) return 'incomplete';
      if (part.done) return 'complete';
      yield part.value;
    }
  } finally {
    stop.abort();
  }
}

async function refusedAsJson(response: Response): Promise<Response> {
  if (response.ok && !isJson(response)) return response;
  open(await envelopeOf(response), response.status);
  throw new Refusal(CODES.OPERATION_EXCEPTION.code, '');
}

/** `null` when nothing came in time or the connection broke. */
async function withinSilence<T>(reading: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), SILENCE_MS);
  });
  // A broken connection is an incomplete answer; what came so far is kept by the caller.
  return Promise.race([reading.catch(() => null), silence]).finally(() => clearTimeout(timer));
}
