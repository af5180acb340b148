import { learningApi } from '@rondo/contract/learning';
import { LIMIT } from '@rondo/domain/limit';
import { useEffect, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { call, isUnreached, Refusal } from '../../shared/http/http.ts';

interface Read {
  nodeId: string;
  versionNumber: number;
  /** Seconds of a film, as its player tells them; of other files the server knows. */
  total: number;
  /** Where the reader is: page from 1, second, or how far down in percent. */
  at: number;
  /** A film that stands still. */
  isPaused?: boolean;
}

interface Report {
  id: string;
  parts: { at: number; ms: number }[];
}

const { reportEveryMs, tickMs, parts: MOST } = LIMIT.learning.reading;

/** Time that a browser slept through is nobody's. */
const LONGEST_TICK_MS = tickMs + tickMs;

/**
 * Tells the server what is seen of a file and how long, as long as this tab is looked at. What cannot be sent now is sent again later
 * under the same name, so that it counts once. `ratio`: how much is read, 0 to 1; null where no learning list asks for the file.
 */
export function useReadingProgress({ nodeId, versionNumber, total, at, isPaused = false }: Read) {
  const [ratio, setRatio] = useState<number | null>(null);
  const now = useRef({ total, at, isPaused });
  useEffect(() => {
    now.current = { total, at, isPaused };
  });
  useEffect(() => {
    const seen = new Map<number, number>();
    let pending: Report | null = { id: uuidv7(), parts: [] };
    let isOver = false;
    let isSending = false;
    let last = performance.now();

    const tick = () => {
      const passed = Math.min(performance.now() - last, LONGEST_TICK_MS);
      last = performance.now();
      const { at: place, isPaused: isStill } = now.current;
      if (isStill || document.hidden || (seen.size >= MOST && !seen.has(place))) return;
      seen.set(place, (seen.get(place) ?? 0) + passed);
    };
    const send = async () => {
      if (isOver || isSending) return;
      if (!pending && seen.size === 0) return;
      pending ??= { id: uuidv7(), parts: [...seen].map(([place, ms]) => ({ at: place, ms: Math.floor(ms) })) };
      if (pending.parts.length > 0) seen.clear();
      isSending = true;
      const { total: seconds, at: place } = now.current;
      const { id: requestId, parts } = pending;
      const input = { nodeId, versionNumber, requestId, parts, total: Math.floor(seconds), place: Math.floor(place) };
      try {
        const answer = await call(learningApi.read, input, { hideErrors: true, isShown: true });
        pending = null;
        isOver = !answer.isAsked;
        setRatio(answer.isAsked ? answer.ratio : null);
      } catch (cause) {
        if (!(cause instanceof Refusal)) throw cause;
        // What was not reached is sent again as it is; what was refused does not count.
        if (!isUnreached(cause)) pending = null;
      } finally {
        isSending = false;
      }
    };
    void send();
    const ticking = setInterval(tick, tickMs);
    const sending = setInterval(() => void send(), reportEveryMs);
    const onHide = () => {
      tick();
      void send();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      clearInterval(ticking);
      clearInterval(sending);
      document.removeEventListener('visibilitychange', onHide);
      tick();
      void send();
    };
  }, [nodeId, versionNumber]);
  return { ratio };
}
