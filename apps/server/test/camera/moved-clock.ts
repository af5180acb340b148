import type { Clock } from '../../src/media/clock.ts';

/** Time that a test moves: what is due happens in its order. */
export function movedClock(startMs: number) {
  let nowMs = startMs;
  let due: { atMs: number; act: () => void }[] = [];
  const clock: Clock = {
    wallMs: () => nowMs,
    elapsedMs: () => nowMs - startMs,
    after(ms, act) {
      const entry = { atMs: nowMs + ms, act };
      due.push(entry);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
  };
  return {
    clock,
    waiting: () => due.length,
    advance(ms: number): void {
      const endMs = nowMs + ms;
      for (;;) {
        const next = due.filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs)[0];
        if (!next) break;
        due = due.filter((other) => other !== next);
        nowMs = Math.max(nowMs, next.atMs);
        next.act();
      }
      nowMs = endMs;
    },
  };
}
