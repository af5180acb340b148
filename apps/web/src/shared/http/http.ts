import { behaviourOf } from '@rondo/contract/kit/codes';
import { currentLanguage, t } from '../i18n.tsx';
import { storedSession } from '../session/stored-session.ts';
import { deviceOf } from './device.ts';
import { hostsOf } from './hosts.ts';
import { noteRefusal } from './last-error.ts';
import { Refusal } from './refusal.ts';
import { createTransport, type Transport } from './transport.ts';
import type { TransportEnv } from './transport-env.ts';

export type { CallOptions } from './behaviours.ts';
export { Refusal };

/** What only the frame can do; it says so once, before the first call. */
type Frame = Pick<TransportEnv, 'toast' | 'sessionOver' | 'noPermission'>;

let frame: Frame | null = null;

/** Joins the request layer to the frame around the pages. */
export function joinFrame(with_: Frame): void {
  frame = with_;
}

function joined(): Frame {
  if (!frame) throw new Error('the request layer is used before joinFrame');
  return frame;
}

const hosts = hostsOf(document);

/** The request layer of this browser tab. */
export const transport = createTransport({
  fetch: (...request) => fetch(...request),
  apiOrigin: () => hosts.api,
  streamOrigin: () => hosts.stream,
  storage: sessionStorage,
  now: Date.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  device: deviceOf(navigator.userAgent),
  session: () => storedSession() ?? { token: '', id: '' },
  language: currentLanguage,
  text: t,
  toast: (text, code) => joined().toast(text, code),
  sessionOver: () => joined().sessionOver(),
  noPermission: (needs) => joined().noPermission(needs),
});

/**
 * Calls an endpoint and gives its `data`. Throws a `Refusal` after having shown what the error catalogue asks for; never
 * settles for a task that is gone when `onError` is there to continue. Components use `useCall` and `useAct` instead.
 */
export const call: Transport['call'] = (...asked) => transport.call(...asked).catch(noted);

/** `call` before anyone is signed in, without the schemas of the contract. */
export const callPlain: Transport['callPlain'] = (...asked) => transport.callPlain(...asked).catch(noted);

function noted(cause: unknown): never {
  if (cause instanceof Refusal) noteRefusal(cause);
  throw cause;
}

/** What a refusal says in the reader's language; empty for a silent one. */
export function wordsOf(refusal: Refusal): string {
  const behaviour = behaviourOf(refusal.code);
  if (behaviour === 'network') return t('error.NETWORK_EXCEPTION');
  if (behaviour === 'operation') return t('error.OPERATION_EXCEPTION');
  return behaviour === 'silent' ? '' : refusal.message;
}

/** What a failed list or part of a page says in place (the catalogue of section 8). */
export function failureWords(failure: unknown): string {
  if (!(failure instanceof Refusal)) return t('error.systemError');
  const behaviour = behaviourOf(failure.code);
  if (behaviour === 'network' || behaviour === 'silent') return t('error.networkError');
  return (behaviour === 'operation' ? '' : failure.message) || t('error.operationError');
}

/** Whether the server was not reached, or had nothing to say: the same call may go through later. */
export const isUnreached = (cause: unknown): boolean =>
  cause instanceof Refusal && ['network', 'operation'].includes(behaviourOf(cause.code));

/** Toasts a refusal that its caller decided not to show elsewhere. */
export function showRefusal(refusal: Refusal): void {
  const words = wordsOf(refusal);
  if (words) joined().toast(words, refusal.code);
}
