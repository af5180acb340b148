import type { Workflow } from './machine.ts';

/** Whom work waited for; `nobody`: planned, or closed until it was opened again. */
type Party = 'handler' | 'reviewer' | 'nobody';

/** Something that happened to work; without a state it stayed in the one it was in. */
export interface Step {
  at: Date;
  toState: string | null;
}

/** Milliseconds by party, and all of them: the time from the first step to the end, or to now while it is open. */
type TimeByParty = Record<Party, number> & { total: number };

/**
 * The ball-in-court clock (product N9.1): whose time work has taken, so that a slow reviewer does not make a store late. The
 * parts always add up to the total.
 */
export function timeByParty<S extends string, E extends string>(
  machine: Workflow<S, E, 'handler' | 'reviewer'>,
  steps: readonly Step[],
  now: Date,
): TimeByParty {
  const spent: TimeByParty = { handler: 0, reviewer: 0, nobody: 0, total: 0 };
  let state: S | null = null;
  let since: number | null = null;
  const add = (until: number): void => {
    if (since === null) return;
    const ms = Math.max(0, until - since);
    spent[(state && machine.waitsFor(state)) ?? 'nobody'] += ms;
    spent.total += ms;
  };
  for (const { at, toState } of steps) {
    const next = machine.states.find((one) => one === toState);
    if (next === undefined) continue;
    add(at.getTime());
    since = at.getTime();
    state = next;
  }
  if (state && machine.open.includes(state)) add(now.getTime());
  return spent;
}
