import type { Refusal } from '../../../shared/http/http.ts';
import type { Hold } from './hold.ts';
import type { Queued } from './queued.ts';
import type { Outcome, Step } from './send-kept.ts';
import { createStore, type Store } from './store.ts';

/** What the outbox does at the moment. */
export interface Sending {
  /** The inspection that leaves, by its key on this device; null: none. */
  key: string | null;
  step: Step | null;
  /** Grows when something came, left or stopped: what is listed is to be read again. */
  changes: number;
}

export interface OutboxDeps {
  /** What waits, first submitted first. */
  keys: () => string[];
  queued: (key: string) => Queued | null;
  keep: (key: string, queued: Queued) => void;
  hold: (key: string) => Promise<Hold | null>;
  send: (key: string, onStep: (step: Step) => void) => Promise<Outcome>;
  /** It is on the server: it leaves this device. */
  onSent: (key: string, sent: Extract<Outcome, { kind: 'sent' }>) => Promise<void>;
  /** Words for what no refusal names: the template is another by now, or the browser has cleared the answers. */
  words: (what: 'changed' | 'lost') => string;
  later: (run: () => void, ms: number) => () => void;
}

/** The inspections of one member that this device still has to send. */
export interface Outbox {
  state: Store<Sending>;
  /** Tries everything that nobody has to look at first. */
  run: () => Promise<void>;
  /** Tries one, also one that was refused. */
  sendNow: (key: string) => Promise<void>;
  stop: () => void;
}

/** Without a word from the browser that the network is back it is tried again after these times, ms; the last one repeats. */
const AGAIN_MS = [5_000, 5_000, 15_000, 60_000] as const;

export function createOutbox(deps: OutboxDeps): Outbox {
  const state = createStore<Sending>({ key: null, step: null, changes: 0 });
  let running: Promise<void> | null = null;
  let isAsked = false;
  let isStopped = false;
  let failures = 0;
  let takeBack: (() => void) | null = null;
  const changed = (key: string | null) => state.set({ key, step: null, changes: state.get().changes + 1 });
  const isReady = (key: string) => deps.queued(key)?.problem === null;
  const all = async (): Promise<void> => {
    do {
      isAsked = false;
      let hasFailed = false;
      for (const key of deps.keys().filter(isReady)) {
        if (isStopped) return;
        if ((await sendOne(deps, state, key, changed)) === 'waiting') hasFailed = true;
      }
      failures = hasFailed ? failures + 1 : 0;
    } while (isAsked);
  };
  const run = (): Promise<void> => {
    takeBack?.();
    takeBack = null;
    isAsked = true;
    running ??= all().finally(() => {
      running = null;
      if (isStopped || !deps.keys().some(isReady)) return;
      takeBack = deps.later(() => void run(), AGAIN_MS[Math.min(failures, AGAIN_MS.length) - 1] ?? AGAIN_MS[0]);
    });
    return running;
  };
  return {
    state,
    run,
    sendNow: (key) => {
      const queued = deps.queued(key);
      if (queued?.problem) deps.keep(key, { ...queued, problem: null });
      changed(state.get().key);
      return run();
    },
    stop: () => {
      isStopped = true;
      takeBack?.();
    },
  };
}

async function sendOne(
  deps: OutboxDeps,
  state: Store<Sending>,
  key: string,
  changed: (key: string | null) => void,
): Promise<Outcome['kind']> {
  const held = await deps.hold(key);
  // Another tab is at it.
  if (!held) return 'waiting';
  try {
    changed(key);
    const outcome = await deps.send(key, (step) => state.set({ ...state.get(), step }));
    if (outcome.kind === 'sent') await deps.onSent(key, outcome);
    if (outcome.kind === 'stopped') stopAt(deps, key, outcome.refusal ?? 'changed');
    if (outcome.kind === 'gone') stopAt(deps, key, 'lost');
    return outcome.kind;
  } finally {
    held.release();
    changed(null);
  }
}

/** 90409 of the contract: what it was based on has changed. */
const STALE = 90_409;

function stopAt({ queued, keep, words }: OutboxDeps, key: string, why: Refusal | 'changed' | 'lost'): void {
  const now = queued(key);
  if (!now) return;
  const problem =
    typeof why === 'string'
      ? { code: STALE, reason: why === 'lost' ? null : 'STALE', message: words(why) }
      : { code: why.code, reason: why.reason, message: why.message };
  keep(key, { ...now, problem });
}
