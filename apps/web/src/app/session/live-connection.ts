import { messageTicket } from '@rondo/contract/message-live';
import { call } from '../../shared/http/http.ts';
import type { LiveState } from '../../shared/session/live-state.ts';

/** An event of the stream as it came. */
export interface LiveEvent {
  /** For resuming; empty for events that are not resumed. */
  id: string;
  kind: LiveKind;
  data: string;
}

const LIVE_KINDS = ['message', 'counters', 'access', 'job', 'session'] as const;
type LiveKind = (typeof LIVE_KINDS)[number];

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

interface Ears {
  onEvent: (event: LiveEvent) => void;
  onState: (state: LiveState) => void;
  /** The id of the last event any tab has seen, empty before the first. */
  lastId: () => string;
}

/**
 * Keeps one event stream open until `signal` aborts: a ticket, the stream, and after a break the same again with growing
 * pauses. A ticket is good once, so the browser's own reconnecting is never used; what was missed comes by `lastEventId`.
 */
export async function keepConnected(ears: Ears, signal: AbortSignal): Promise<void> {
  let waitMs = FIRST_WAIT_MS;
  let isFirst = true;
  while (!signal.aborted) {
    ears.onState('connecting');
    const wasOpen = await connectOnce(ears, isFirst, signal);
    if (signal.aborted) break;
    if (wasOpen) isFirst = false;
    waitMs = wasOpen ? FIRST_WAIT_MS : Math.min(waitMs * 2, LONGEST_WAIT_MS);
    ears.onState('waiting');
    await pause(waitMs * (0.75 + Math.random() / 2), signal);
  }
  ears.onState('closed');
}

/**
 * Resolves when the stream has ended: whether it had been open. A page's first stream says how long ago the page began,
 * and is told only what it cannot have read; one that broke may have missed anything and is told everything.
 */
async function connectOnce(ears: Ears, isFirst: boolean, signal: AbortSignal): Promise<boolean> {
  const ticket = await call(messageTicket, {}, { hideErrors: true, keepsMemory: true, onError: () => {} }).catch(
    () => null, // Without a ticket there is no stream: the loop tries again.
  );
  if (!ticket || signal.aborted) return false;
  return new Promise((resolve) => {
    const source = new EventSource(addressOf(ticket, ears.lastId(), isFirst));
    let wasOpen = false;
    const end = () => {
      source.close();
      signal.removeEventListener('abort', end);
      resolve(wasOpen);
    };
    signal.addEventListener('abort', end);
    source.onopen = () => {
      wasOpen = true;
      ears.onState('open');
    };
    source.onerror = end;
    for (const kind of LIVE_KINDS) {
      source.addEventListener(kind, (event) => {
        if (event instanceof MessageEvent && typeof event.data === 'string') {
          ears.onEvent({ id: event.lastEventId, kind, data: event.data });
        }
      });
    }
  });
}

function addressOf({ ticket, url }: { ticket: string; url: string }, lastId: string, isFirst: boolean): string {
  const address = new URL(url, window.location.href);
  address.searchParams.set('ticket', ticket);
  if (lastId) address.searchParams.set('lastEventId', lastId);
  if (isFirst) address.searchParams.set('readMsAgo', String(Math.ceil(performance.now())));
  return address.href;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
