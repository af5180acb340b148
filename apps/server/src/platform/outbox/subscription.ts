import type { DomainEvent, EventPayloads } from '@rondo/domain/event';
import type { Tx } from '../context.ts';

/** A feature's ear: runs in the transaction that removes the event from the outbox, and may run twice. */
export interface Subscription {
  event: DomainEvent;
  /** Feature and purpose, for logs: `message.notify`. */
  name: string;
  handle: (tx: Tx, payload: never) => Promise<void>;
}

/** Types a handler by its event. */
export function on<E extends DomainEvent>(
  event: E,
  name: string,
  handle: (tx: Tx, payload: EventPayloads[E]) => Promise<void>,
): Subscription {
  return { event, name, handle };
}
