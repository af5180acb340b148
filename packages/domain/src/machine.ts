/**
 * State machines as data. `moves[state][event]` is the state after; what is not in the table cannot happen. The same table
 * gives the shape of the wire, the conditional UPDATE, the buttons, the drawing in the docs and the database CHECK.
 */
export interface Machine<S extends string, E extends string> {
  states: readonly S[];
  events: readonly E[];
  moves: Readonly<Record<S, Partial<Record<E, S>>>>;
  /** The states from which an event leads on. */
  from(event: E): S[];
  /** The state after an event, `null` where it cannot happen. */
  after(state: S, event: E): S | null;
  /** What can happen in a state. */
  eventsOf(state: S): E[];
}

/** Builds a machine from its table. */
export function machine<S extends string, E extends string>(
  moves: Record<S, Partial<Record<E, NoInfer<S>>>>,
): Machine<S, E> {
  const states = Object.keys(moves) as S[];
  const events = [...new Set(states.flatMap((s) => Object.keys(moves[s]) as E[]))];
  return {
    states,
    events,
    moves,
    from: (event) => states.filter((s) => moves[s][event] !== undefined),
    after: (state, event) => moves[state][event] ?? null,
    eventsOf: (state) => events.filter((e) => moves[state][e] !== undefined),
  };
}
