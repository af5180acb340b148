import type { Actor } from '@rondo/domain/actor';
import type { DomainEvent, EventPayloads } from '@rondo/domain/event';
import type { Language } from '@rondo/domain/language';
import type { Db } from './db/company-db.ts';
import type { HistoryLine } from './history.ts';

/** What every action receives: time, chance and the outside world come only through here. */
export interface Caller {
  now: () => Date;
  /** A new UUIDv7. */
  newId: () => string;
  language: Language;
  /** Names this request in logs and in the message of a failure. */
  requestId: string;
  ip: string;
  /** Browser, platform and version as the client tells them; for lists of sessions, never for decisions. */
  device: string;
}

/** An action of somebody signed in. */
export interface Context extends Caller {
  /** Bound to the actor's company. */
  db: Db;
  actor: Actor;
  /**
   * One transaction: all of it happens, with its history and events, or nothing. Where a deadlock rolled it back it runs again from
   * its start, so it changes nothing outside of the database.
   */
  change<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** A transaction remembered under the client's `requestId`: the same one again gives the first answer. */
  once<T>(requestId: string, endpoint: string, work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** A transaction of a context. `actor` is null when the clock acts. */
export interface Tx extends Caller {
  db: Db;
  companyId: string;
  actor: Actor | null;
  /** Appends to the history of an object. */
  addHistory(entry: HistoryLine): Promise<void>;
  /** Tells the others: handled at least once, after the commit. */
  emit<E extends DomainEvent>(event: E, payload: EventPayloads[E]): Promise<void>;
}

/** An action of nobody in particular (sign-in, set-up). */
export interface OpenContext extends Caller {
  /** Only the global tables have rows. */
  db: Db;
  /** The same database bound to a company once it is known. */
  company(companyId: string): Db;
}
