import type { EventPayloads } from './events.gen.ts';

/**
 * What features tell each other through the outbox: noun, dot, what happened; each noun's stand in its `<noun>-events.ts`.
 * Payloads carry ids, and who acted (`byId`, null when the clock did), so that a handler can run twice and see the present state.
 */
export type { EventPayloads };

export type DomainEvent = keyof EventPayloads;
