import { type LiveCause, type LiveState, TRY_AFTER_MS } from './live-state.ts';

interface Options {
  onState: (state: LiveState) => void;
  connect: () => void;
  leave: () => void;
}

/** How often a broken picture is asked for anew, and what is said meanwhile. A picture that comes makes all tries new. */
export function liveTries({ onState, connect, leave }: Options) {
  let state: LiveState = { kind: 'starting' };
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (next: LiveState): void => {
    state = next;
    onState(next);
  };
  const quit = (): void => {
    clearTimeout(timer);
    leave();
  };
  const fail = (cause: LiveCause, words = ''): void => {
    quit();
    say({ kind: 'failed', cause, words, sinceMs: sinceOf(state) });
  };
  return {
    state: () => state,
    fail,
    begin(): void {
      clearTimeout(timer);
      attempts = 0;
      say({ kind: 'starting' });
      connect();
    },
    again(cause: LiveCause, words = '') {
      const waitMs = TRY_AFTER_MS[attempts];
      if (waitMs === undefined) return fail(cause, words);
      quit();
      attempts += 1;
      say({ kind: 'reconnecting', cause, attempt: attempts, sinceMs: sinceOf(state) });
      timer = setTimeout(connect, waitMs);
    },
    /** The server goes on by itself. */
    wait: (cause: LiveCause): void => say({ kind: 'waiting', cause, sinceMs: sinceOf(state) }),
    played(): void {
      attempts = 0;
      if (state.kind !== 'playing') say({ kind: 'playing' });
    },
    pause(): void {
      quit();
      say({ kind: 'paused' });
    },
    quit,
  };
}

/** Trouble that goes on began when it began. */
const sinceOf = (before: LiveState): number => ('sinceMs' in before ? before.sinceMs : Date.now());
