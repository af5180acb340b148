import type { Machine } from '@rondo/domain/machine';
import { Refused } from '../client.ts';
import type { Person } from '../factories.ts';
import type { PersonKey, Stage } from './stage.ts';

/** A row of the database as it is between two commands. */
export interface Known {
  id: string;
  state: string;
  rev: number;
  row: Record<string, unknown>;
}

/** How one begins: four coins, tossed before. */
export type Coins = readonly [boolean, boolean, boolean, boolean];

/** How the things of one machine are driven: every command through the door that people use. */
export interface Driver {
  /** Its table. */
  table: string;
  machine: Machine<string, string>;
  /** How often it is chosen, beside the others. */
  weight: number;
  /** Those who can do something with one at all. */
  cast: readonly PersonKey[];
  /** Commands that change something and not the state. */
  others?: readonly string[];
  /** The jobs of the clock, and what they bring that people can cause too; its automatic events they bring anyway. */
  clock?: { also?: readonly string[]; jobs: readonly string[] };
  /** Several events behind one door, of which the state makes one. */
  doors?: Readonly<Record<string, readonly string[]>>;
  /** Transitions that only something else than a command or the clock brings. */
  beyond?: readonly string[];
  begin(stage: Stage, coins: Coins): Promise<string>;
  /** What this person is offered; nothing where they do not see it. */
  offered(who: Person, id: string, key: PersonKey, known: Known): Promise<readonly string[]>;
  /** Tries it; null: it has no door. */
  attempt(stage: Stage, who: Person, event: string, known: Known): Promise<unknown> | null;
  /** What must hold besides, when a sequence is over; in words what does not. */
  faults?(stage: Stage, id: string): Promise<string[]>;
  /** So that nothing goes on by the clock when its sequence is over. */
  leave?(stage: Stage, id: string): Promise<void>;
}

/** What the clock can bring. */
export const clockEvents = ({ machine, clock }: Driver): readonly string[] =>
  clock ? [...machine.automatic, ...(clock.also ?? [])] : [];

/** Events that no person of the cast can cause, however they try: automatic ones, and those that come from beyond in every state. */
export const hasNoDoor = ({ machine, beyond = [] }: Driver, event: string): boolean =>
  machine.automatic.includes(event) ||
  (machine.events.includes(event) && machine.from(event).every((state) => beyond.includes(`${state} ${event}`)));

/** What a call gives, or null where the caller may not see it. */
export async function seen<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Refused && (error.reason === 'NOT_FOUND' || error.reason === 'FORBIDDEN')) return null;
    throw error;
  }
}

/** The names of what is true. */
export const namesOf = (can: Readonly<Record<string, unknown>> | undefined): string[] =>
  Object.entries(can ?? {}).flatMap(([name, isSo]) => (isSo === true ? [name] : []));
