import { rectificationMachine } from '@rondo/domain/rectification';

/** What a history says about who had to act: only moves that change the state count. */
interface Moved {
  at: Date;
  to_state: string | null;
}

/**
 * Time spent with the handler and with the reviewer, ms. They add up to the time from creation to the end (or to now), so
 * that a slow reviewer does not make a store late.
 */
export function timeByParty(history: readonly Moved[], now: Date): { handlerMs: number; reviewerMs: number } {
  const moves = history.filter((h) => h.to_state !== null);
  const spent = { handlerMs: 0, reviewerMs: 0 };
  moves.forEach((move, i) => {
    const state = rectificationMachine.states.find((s) => s === move.to_state);
    const waits = state ? rectificationMachine.waitsFor(state) : null;
    const ms = (moves[i + 1]?.at ?? now).getTime() - move.at.getTime();
    if (waits === 'handler') spent.handlerMs += ms;
    if (waits === 'reviewer') spent.reviewerMs += ms;
  });
  return spent;
}
