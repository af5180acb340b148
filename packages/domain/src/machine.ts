/**
 * State machines as data. `moves[state][event]` is the state after; what is not in the table cannot happen. The same table
 * gives the shape of the wire, the conditional UPDATE, the buttons and the drawing in the docs; a test of the server compares
 * the CHECKs and partial indexes of the database with it.
 */
export interface Machine<S extends string, E extends string> {
  states: readonly S[];
  events: readonly E[];
  moves: Readonly<Record<S, Partial<Record<E, S>>>>;
  /** Events that nobody causes: time, or what something else answers, brings them. No door leads to them. */
  automatic: readonly E[];
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
  automatic: readonly NoInfer<E>[] = [],
): Machine<S, E> {
  const states = Object.keys(moves) as S[];
  const events = [...new Set(states.flatMap((s) => Object.keys(moves[s]) as E[]))];
  return {
    states,
    events,
    moves,
    automatic,
    from: (event) => states.filter((s) => moves[s][event] !== undefined),
    after: (state, event) => moves[state][event] ?? null,
    eventsOf: (state) => events.filter((e) => moves[state][e] !== undefined),
  };
}

/** What a state of a workflow means to everything that reads it. */
export type Meaning<R extends string> =
  /** Its time has not come: it waits for nobody yet. */
  | { is: 'planned' }
  /** Those with this relation have to act; where `isTimed`, its deadline runs and can be missed. */
  | { is: 'waiting'; for: R; isTimed?: boolean }
  /** Its own work is done, but it ends only with others that it waits for: nobody has to act here. */
  | { is: 'held' }
  /** Somebody put it aside: it is open, nobody has to act, and no deadline runs until it goes on. */
  | { is: 'paused' }
  /** It ended as it should. */
  | { is: 'done' }
  /** It ended otherwise: closed, given up, corrected. */
  | { is: 'dropped' };

/**
 * A machine of something that people have to do. Its sets are the only place that says which states count as open, overdue or
 * done: SQL, lists, buttons, timelines and clocks read them from here.
 */
export interface Workflow<S extends string, E extends string, R extends string> extends Machine<S, E> {
  /** Something is still to be done: planned, waiting, held and paused. */
  open: readonly S[];
  planned: readonly S[];
  waiting: readonly S[];
  held: readonly S[];
  paused: readonly S[];
  /** Waiting states whose deadline runs. */
  timed: readonly S[];
  done: readonly S[];
  dropped: readonly S[];
  /** Whose move it is, `null` when nobody's. */
  waitsFor(state: S): R | null;
  /** The states in which those with this relation have to act. */
  waitingFor(relation: R): readonly S[];
}

/** Builds a workflow from its moves and what each state means. */
export function workflow<S extends string, E extends string, R extends string>(
  moves: Record<S, Partial<Record<E, NoInfer<S>>>>,
  meanings: Record<NoInfer<S>, Meaning<NoInfer<R>>>,
  automatic: readonly NoInfer<E>[] = [],
): Workflow<S, E, R> {
  const plain = machine<S, E>(moves, automatic);
  const those = (...kinds: Meaning<R>['is'][]): S[] => plain.states.filter((s) => kinds.includes(meanings[s].is));
  const waitsFor = (state: S): R | null => {
    const meaning = meanings[state];
    return meaning.is === 'waiting' ? meaning.for : null;
  };
  return {
    ...plain,
    open: those('planned', 'waiting', 'held', 'paused'),
    planned: those('planned'),
    waiting: those('waiting'),
    held: those('held'),
    paused: those('paused'),
    timed: plain.states.filter((state) => {
      const meaning = meanings[state];
      return meaning.is === 'waiting' && meaning.isTimed === true;
    }),
    done: those('done'),
    dropped: those('dropped'),
    waitsFor,
    waitingFor: (relation) => plain.states.filter((state) => waitsFor(state) === relation),
  };
}

/** Whether a state, as a row of the database has it, is one of a set. */
export const isOneOf = (set: readonly string[], state: string): boolean => set.includes(state);
