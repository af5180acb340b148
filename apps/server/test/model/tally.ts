import { type Driver, hasNoDoor } from './driver.ts';

interface Count {
  allowed: number;
  refused: number;
}

/** What came of the commands of a run, by machine and event, and which transitions were gone. */
export interface Tally {
  counts: Map<string, Count>;
  transitions: Set<string>;
  allowed(table: string, event: string): void;
  refused(table: string, event: string): void;
  gone(table: string, state: string, event: string): void;
  /** How many commands were sent in all. */
  total(): Count;
}

export function tallyOf(): Tally {
  const counts = new Map<string, Count>();
  const transitions = new Set<string>();
  const add = (table: string, event: string, outcome: keyof Count): void => {
    const key = `${table} ${event}`;
    const count = counts.get(key) ?? { allowed: 0, refused: 0 };
    count[outcome] += 1;
    counts.set(key, count);
  };
  const sumOf = (outcome: keyof Count): number => [...counts.values()].reduce((sum, one) => sum + one[outcome], 0);
  return {
    counts,
    transitions,
    allowed: (table, event) => add(table, event, 'allowed'),
    refused: (table, event) => add(table, event, 'refused'),
    gone: (table, state, event) => transitions.add(`${table} ${state} ${event}`),
    total: () => ({ allowed: sumOf('allowed'), refused: sumOf('refused') }),
  };
}

/** The transitions of the machines that a run did not go. */
export function missedBy({ transitions }: Tally, drivers: readonly Driver[]): string[] {
  return drivers.flatMap(({ table, machine, beyond = [] }) =>
    machine.states
      .flatMap((state) => machine.eventsOf(state).map((event) => `${state} ${event}`))
      .filter((one) => !beyond.includes(one) && !transitions.has(`${table} ${one}`))
      .map((one) => `${table} ${one}`),
  );
}

/** The events and other commands that have a door and that no person was ever refused at in a run. */
export function neverRefused({ counts }: Tally, drivers: readonly Driver[]): string[] {
  return drivers.flatMap((driver) =>
    [...driver.machine.events, ...(driver.others ?? [])]
      .filter((event) => !hasNoDoor(driver, event))
      .map((event) => `${driver.table} ${event}`)
      .filter((key) => (counts.get(key)?.refused ?? 0) === 0),
  );
}

/** A line for each event. */
export const linesOf = ({ counts }: Tally): string[] =>
  [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([key, { allowed, refused }]) => `${key.padEnd(44)} allowed ${allowed}, refused ${refused}`);
