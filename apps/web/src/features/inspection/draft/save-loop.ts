import type { InspectionSheet } from '@rondo/contract/inspection';
import type { Answer } from '@rondo/domain/answer';
import type { Attempt } from './attempt.ts';
import { type DraftState, outgoing, saved } from './draft-state.ts';
import type { Live } from './live.ts';
import { mergeDraft } from './merge-draft.ts';
import type { Store } from './store.ts';

/** An answer waits at most this long for the next one before both leave; the promise is 5 s (product 7). */
export const SAVE_AFTER_MS = 1_000;
export const RETRY_AFTER_MS = 5_000;

export interface SaveDeps {
  draft: Store<DraftState>;
  live: Store<Live>;
  send: (
    answers: Record<string, Answer>,
    rev: number,
    seconds: Record<string, number>,
  ) => Promise<Attempt<{ rev: number; savedAt: string }>>;
  /** The sheet again, after somebody else changed the draft. */
  reopen: () => Promise<Attempt<InspectionSheet>>;
  /** Runs once after a while; gives what takes it back. */
  later: (run: () => void, ms: number) => () => void;
}

export interface SaveLoop {
  /** There is something to save: soon. */
  soon: () => void;
  /** Now; true when the server has everything. */
  flush: () => Promise<boolean>;
  stop: () => void;
}

/** Brings edits to the server one save at a time, again after every failure that may pass, until nothing is left. */
export function createSaveLoop(deps: SaveDeps): SaveLoop {
  const { draft, live } = deps;
  let takeBack: (() => void) | null = null;
  let running: Promise<boolean> | null = null;
  let isStopped = false;
  const isClean = () => Object.keys(draft.get().edits).length === 0;
  const plan = (ms: number) => {
    takeBack ??= deps.later(() => {
      takeBack = null;
      void flush();
    }, ms);
  };
  const flush = async (): Promise<boolean> => {
    takeBack?.();
    takeBack = null;
    if (running) await running;
    if (isStopped || live.get().refusal) return false;
    if (isClean()) return true;
    running = saveOnce(deps).finally(() => {
      running = null;
    });
    const went = await running;
    if (!isClean() && !isStopped && !live.get().refusal) plan(went ? SAVE_AFTER_MS : RETRY_AFTER_MS);
    return went && isClean();
  };
  return {
    soon: () => plan(SAVE_AFTER_MS),
    flush,
    stop: () => {
      isStopped = true;
      takeBack?.();
    },
  };
}

async function saveOnce({ draft, live, send, reopen }: SaveDeps): Promise<boolean> {
  const before = draft.get();
  live.set({ ...live.get(), connection: 'saving' });
  const outcome = await send(outgoing(before, 'edited'), before.rev, before.seconds);
  if (outcome.kind === 'done') {
    draft.set(saved(draft.get(), before.edits, outcome.data));
    live.set({ ...live.get(), connection: 'idle' });
    return true;
  }
  if (outcome.kind === 'refused' && outcome.refusal.reason === 'STALE') {
    const again = await reopen();
    if (again.kind === 'done' && again.data.templateVersionId !== before.templateVersionId) return fail(live, outcome);
    if (again.kind === 'done') {
      const here = new Set(draft.get().waiting.map((photo) => photo.id));
      draft.set(mergeDraft(again.data, draft.get(), here));
      live.set({ ...live.get(), connection: 'idle' });
      return false;
    }
    return fail(live, again);
  }
  return fail(live, outcome);
}

function fail(live: Store<Live>, outcome: Exclude<Attempt<never>, { kind: 'done' }>): boolean {
  live.set(
    outcome.kind === 'refused'
      ? { ...live.get(), connection: 'idle', refusal: outcome.refusal }
      : { ...live.get(), connection: 'offline' },
  );
  return false;
}
