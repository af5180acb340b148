import { surveillanceApi } from '@rondo/contract/surveillance';
import type { Stretch } from '@rondo/domain/recording';
import type { WatchPurpose } from '@rondo/domain/surveillance';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../shared/http/http.ts';
import { type LivePlayer, livePlayer } from '../live-player.ts';
import type { LiveState } from '../live-state.ts';
import { type ReplayClock, replayClock } from '../replay-clock.ts';
import { jumpFrom, type Recorded, replaySpan } from '../replay-span.ts';
import { failureOf } from './use-live.ts';

interface Wanted {
  cameraId: string;
  /** What the device has of the day that is shown. */
  recorded: readonly Recorded[];
  begin: number;
  purpose: WatchPurpose;
}

/** The moment is told so often, ms. */
const TICK_MS = 250;
/** A recording is left for the next one so long before its end, ms: the device ends it a little early. */
const EARLY_MS = 300;

class ReplayOver extends Error {
  override readonly name = 'ReplayOver';
}

/** Plays what a device recorded from a moment on, at its own pace; gaps are passed over. */
export function useReplay({ cameraId, recorded, begin, purpose }: Wanted) {
  const video = useRef<HTMLVideoElement>(null);
  const parts = useRef<{ player: LivePlayer; clock: ReplayClock }>(null);
  const span = useRef<Stretch | null>(null);
  const [state, setState] = useState<LiveState>({ kind: 'starting' });
  const [at, setAt] = useState(begin);
  const [isOver, setOver] = useState(false);
  const ask = useEffectEvent(async (clock: ReplayClock, instead: string | undefined) => {
    const found = replaySpan(recorded, clock.now());
    span.current = found;
    if (!found) throw new ReplayOver();
    clock.ask(found.from);
    const [from, to] = [found.from, found.to].map((moment) => new Date(moment).toISOString());
    const input = { cameraId, from: from ?? '', to: to ?? '', purpose, ...(instead ? { instead } : {}) };
    return call(surveillanceApi.replay, input, { hideErrors: true, isShown: true });
  });
  const seek = (moment: number) => {
    const now = parts.current;
    if (!now) return;
    setOver(false);
    now.clock.ask(moment);
    setAt(moment);
    now.player.retry();
  };
  const tick = useEffectEvent(() => {
    const now = parts.current;
    if (!now || state.kind === 'failed') return;
    const moment = now.clock.now();
    setAt(moment);
    const end = span.current?.to;
    if (state.kind !== 'playing' || end === undefined || moment < end - EARLY_MS) return;
    seek(end);
  });
  const play = useEffectEvent((element: HTMLVideoElement) => {
    parts.current = startReplay(element, begin, { ask, onState: setState, onOver: () => setOver(true) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another camera is another player
  useEffect(() => {
    if (!video.current) return;
    play(video.current);
    const timer = setInterval(() => tick(), TICK_MS);
    return () => {
      clearInterval(timer);
      parts.current?.player.stop();
      parts.current?.clock.stop();
      parts.current = null;
    };
  }, [cameraId]);
  const toggle = () => {
    if (isOver) seek(recorded[0]?.from ?? at);
    else if (state.kind === 'paused') seek(at);
    else parts.current?.player.setPaused(true);
  };
  return {
    ...{ video, state, at, isOver, seek, toggle },
    hasJump: (by: -1 | 1) => jumpFrom(recorded, at, by) !== undefined,
    jump: (by: -1 | 1) => seek(jumpFrom(recorded, at, by) ?? at),
    retry: () => seek(at),
  };
}

export type Replay = ReturnType<typeof useReplay>;

interface Heard {
  ask: (clock: ReplayClock, instead: string | undefined) => ReturnType<Parameters<typeof livePlayer>[0]['ask']>;
  onState: (state: LiveState) => void;
  onOver: () => void;
}

/** A player that begins at a moment, without sound, and the clock of what it shows. */
function startReplay(element: HTMLVideoElement, begin: number, { ask, onState, onOver }: Heard) {
  const clock = replayClock(element);
  clock.ask(begin);
  const player = livePlayer({
    ...{ video: element, quality: 'main', isPaused: false, onState },
    onSound: () => undefined,
    onSilenced: () => undefined,
    ask: (_, instead) => ask(clock, instead),
    failureOf(cause) {
      if (!(cause instanceof ReplayOver)) return failureOf(cause);
      onOver();
      return { cause: 'lost', words: '', isFinal: true };
    },
  });
  return { player, clock };
}
