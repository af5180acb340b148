import { CODES } from '@rondo/contract/kit/codes';
import type { Envelope } from '@rondo/contract/kit/envelope';
import type { Clock } from './clock.ts';
import { open, parseEnvelope } from './envelope.ts';
import { unreachable } from './refusal.ts';
import { addressOf, headersOf, type Outgoing } from './request.ts';
import type { TransportEnv } from './transport-env.ts';

/** How often a GET is asked again after 429 or 503, and the longest wait for it. */
const RETRIES = 2;
const LONGEST_WAIT_S = 10;
/** The wait when the server names none. */
const DEFAULT_WAIT_S = 1;

/** Sends a call and gives its `data`; throws a `Refusal` that nobody has been told about yet. */
export async function exchange(
  env: TransportEnv,
  clock: Clock,
  call: Outgoing,
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await send(env, clock, call, env.apiOrigin(), signal);
  return open(await envelopeOf(response), response.status);
}

/** Sends a call, signed; again with the right time when our clock was off, and a GET when the server asks for patience. */
export async function send(
  env: TransportEnv,
  clock: Clock,
  call: Outgoing,
  origin: string,
  signal?: AbortSignal,
): Promise<Response> {
  const once = () => attempt(env, clock, call, origin, signal);
  let response = await once();
  if (await clockWasOff(response, clock)) response = await once();
  for (let retry = 0; retry < RETRIES && call.method === 'GET'; retry += 1) {
    const waitS = patience(response);
    if (waitS === null) break;
    await response.body?.cancel();
    await env.wait(waitS * 1000);
    response = await once();
  }
  return response;
}

async function attempt(
  env: TransportEnv,
  clock: Clock,
  call: Outgoing,
  origin: string,
  signal?: AbortSignal,
): Promise<Response> {
  const request: RequestInit = {
    method: call.method,
    headers: headersOf(call, env, clock.now()),
    body: call.body,
    cache: 'no-store',
    // The one cookie there is tells this browser from strangers' (decision 0005); who is signed in stands in a header.
    credentials: 'same-origin',
    ...(signal ? { signal } : {}),
  };
  const response = await env.fetch(origin + addressOf(call), request).catch((): never => {
    throw unreachable();
  });
  clock.learnFromHeader(response.headers.get('date'));
  return response;
}

async function clockWasOff(response: Response, clock: Clock): Promise<boolean> {
  if (response.status !== 200 || !isJson(response)) return false;
  const envelope = await envelopeOf(response.clone());
  return envelope?.code === CODES.CLOCK_OFF.code && clock.learnFromAnswer(envelope.data);
}

function patience(response: Response): number | null {
  if (response.status !== 429 && response.status !== 503) return null;
  const asked = Number(response.headers.get('retry-after') ?? DEFAULT_WAIT_S);
  return Number.isFinite(asked) && asked <= LONGEST_WAIT_S ? Math.max(asked, 0) : null;
}

/** Whether an answer says it is JSON. */
export const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('application/json') ?? false;

/** The envelope of an answer, `null` when it is none of ours. */
export async function envelopeOf(response: Response): Promise<Envelope | null> {
  const text = await response.text().catch((): never => {
    throw unreachable();
  });
  return parseEnvelope(text);
}
