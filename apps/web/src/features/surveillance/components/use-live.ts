import { surveillanceApi } from '@rondo/contract/surveillance';
import type { StreamQuality } from '@rondo/domain/device';
import type { WatchPurpose } from '@rondo/domain/surveillance';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, isUnreached, Refusal } from '../../../shared/http/http.ts';
import { type LivePlayer, livePlayer, type TicketFailure } from '../live-player.ts';
import type { LiveState, LiveStats } from '../live-state.ts';

interface Wanted {
  cameraId: string;
  quality: StreamQuality;
  purpose: WatchPurpose;
  /** The inspection that it is watched for. */
  taskId: string | undefined;
  isPaused: boolean;
}

interface Live {
  video: RefObject<HTMLVideoElement | null>;
  state: LiveState;
  stats: LiveStats;
  retry: () => void;
}

/** The live picture of a camera in a video, as long as its component is there. */
export function useLive({ cameraId, quality, purpose, taskId, isPaused }: Wanted): Live {
  const video = useRef<HTMLVideoElement>(null);
  const player = useRef<LivePlayer>(null);
  const [state, setState] = useState<LiveState>({ kind: 'starting' });
  const [stats, setStats] = useState<LiveStats>(NO_STATS);
  const ask = useEffectEvent((wanted: StreamQuality, instead: string | undefined) =>
    call(
      surveillanceApi.ticket,
      { cameraId, quality: wanted, purpose, ...(instead ? { instead } : {}), ...(taskId ? { taskId } : {}) },
      { hideErrors: true, isShown: true },
    ),
  );
  const play = useEffectEvent((element: HTMLVideoElement) =>
    livePlayer({
      ...{ video: element, quality, isPaused, failureOf, onState: setState },
      ask: (wanted, instead) => ask(wanted, instead),
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another camera is another player
  useEffect(() => {
    if (!video.current) return;
    const made = play(video.current);
    player.current = made;
    const timer = setInterval(() => setStats(made.stats()), 1_000);
    return () => {
      clearInterval(timer);
      made.stop();
      player.current = null;
    };
  }, [cameraId]);
  useEffect(() => player.current?.setQuality(quality), [quality]);
  useEffect(() => player.current?.setPaused(isPaused), [isPaused]);
  return { video, state, stats, retry: () => player.current?.retry() };
}

const NO_STATS: LiveStats = { ageMs: null, kbps: 0, codec: '', width: 0, height: 0, origin: null };

/** Nobody was reached: tried again. The nine of a session may still count one that has just ended. */
export function failureOf(cause: unknown): TicketFailure {
  if (!(cause instanceof Refusal)) console.warn('a live picture failed', cause);
  if (!(cause instanceof Refusal) || isUnreached(cause)) return { cause: 'lost', words: '', isFinal: false };
  if (cause.reason === 'TOO_MANY_STREAMS') return { cause: 'too_many', words: cause.message, isFinal: false };
  if (cause.reason === 'NOT_FOUND') return { cause: 'not_allowed', words: '', isFinal: true };
  return { cause: 'refused', words: cause.message, isFinal: true };
}
