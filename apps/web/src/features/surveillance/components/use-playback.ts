import { recordingApi } from '@rondo/contract/recording';
import { LIMIT } from '@rondo/domain/limit';
import type { PlaybackSpeed } from '@rondo/domain/playback';
import { playableAt, type Stretch, together } from '@rondo/domain/recording';
import type { RecordingKind } from '@rondo/domain/surveillance';
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import type { ClockState, PlaybackPlayer, PlayerState } from '../playback-player.ts';

/** The clock moves so often, ms. */
const TICK_MS = 100;
/** A page that slept goes on where it was. */
const LONGEST_TICK_MS = 1_000;
/** What was recorded meanwhile is asked for again, ms. */
const REFRESH_MS = 60_000;
/** Where playback begins when no moment was asked for: this far before the newest recording, ms. */
const BEFORE_NEWEST_MS = 60_000;

export interface Lane {
  cameraId: string;
  stretches: (Stretch & { kind?: RecordingKind })[];
}

export type CellState = PlayerState | 'none';

export type Playback = ReturnType<typeof usePlayback>;

/** One clock for all pictures: it passes over what none of them has, and waits for those that load. */
export function usePlayback(cameraIds: readonly string[], begin: number | null) {
  const format = useFormat();
  const [on, setOn] = useState(() => format.civilDay(new Date(begin ?? Date.now()).toISOString()));
  const { day, lanes, all, read } = useTimeline(cameraIds, on);
  const [clock, setClock] = useState<ClockState>({ at: begin ?? 0, speed: 1, isPlaying: true });
  const players = useRef(new Map<string, PlaybackPlayer>());
  const states = useTicks({ day, lanes, all, clock, setClock, players });
  useOpened({ day, all, clock, setClock });
  const seek = (at: number) => day && setClock((now) => ({ ...now, at: Math.min(Math.max(day.from, at), day.to - 1) }));
  const frameMs = () => [...players.current.values()][0]?.frameMs() ?? 0;
  const startBy = (by: -1 | 1): number | undefined => {
    const starts = all.map((one) => one.from);
    return by > 0 ? starts.find((at) => at > clock.at) : starts.findLast((at) => at < clock.at - REACH_MS);
  };
  return {
    ...{ on, day, lanes, clock, states, read, seek, setOn },
    setSpeed: (speed: PlaybackSpeed) => setClock((now) => ({ ...now, speed })),
    toggle: () => setClock((now) => ({ ...now, isPlaying: !now.isPlaying })),
    stepFrame: (by: number) => setClock((now) => ({ ...now, isPlaying: false, at: now.at + by * frameMs() })),
    hasJump: (by: -1 | 1) => startBy(by) !== undefined,
    /** To the beginning of the recording before or after. */
    jump: (by: -1 | 1) => seek(startBy(by) ?? clock.at),
    register(cameraId: string, player: PlaybackPlayer | null) {
      if (player) players.current.set(cameraId, player);
      else players.current.delete(cameraId);
    },
  };
}

/** What was recorded on a day: of each camera, and of any of them. */
function useTimeline(cameraIds: readonly string[], on: string) {
  const read = useCall(
    recordingApi.timeline,
    { cameraId: [...cameraIds], on },
    { enabled: cameraIds.length > 0, refetchEveryMs: REFRESH_MS, part: true },
  );
  const { data } = read;
  const lanes: Lane[] = (data?.cameras ?? []).map(({ cameraId, stretches }) => ({
    cameraId,
    stretches: stretches.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) })),
  }));
  const all = together(
    lanes.map((lane) => lane.stretches),
    LIMIT.recording.joinMs,
  );
  const day = data ? { from: Date.parse(data.from), to: Date.parse(data.to) } : null;
  return { day, lanes, all, read };
}

interface Clocked {
  day: Stretch | null;
  /** Where one of the cameras was recorded. */
  all: readonly Stretch[];
  clock: ClockState;
  setClock: Dispatch<SetStateAction<ClockState>>;
}

interface Ticking extends Clocked {
  lanes: readonly Lane[];
  players: RefObject<ReadonlyMap<string, PlaybackPlayer>>;
}

/** Moves the clock and brings the pictures to it; answers what each of them shows. */
function useTicks({ day, lanes, all, clock, setClock, players }: Ticking): ReadonlyMap<string, CellState> {
  const [states, setStates] = useState<ReadonlyMap<string, CellState>>(new Map());
  const last = useRef(0);
  const stateOf = ({ cameraId, stretches }: Lane, now: ClockState): CellState => {
    const has = stretches.some(({ from, to }) => from <= now.at && now.at < to);
    const player = players.current.get(cameraId);
    if (has) return player?.follow(now) ?? 'loading';
    player?.rest();
    return 'none';
  };
  const step = useEffectEvent(() => {
    const nowMs = performance.now();
    const passed = Math.min(LONGEST_TICK_MS, nowMs - last.current);
    last.current = nowMs;
    if (!day || clock.at < day.from || clock.at > day.to) return;
    const isLoading = [...states.values()].includes('loading');
    const wanted = clock.isPlaying && !isLoading ? clock.at + passed * clock.speed : clock.at;
    const at = clock.isPlaying ? playableAt(all, wanted) : wanted;
    const next = at === null ? { ...clock, isPlaying: false } : { ...clock, at };
    if (next.at !== clock.at || next.isPlaying !== clock.isPlaying) setClock(next);
    const told = new Map(lanes.map((lane) => [lane.cameraId, stateOf(lane, next)] as const));
    if (!isEqual(told, states)) setStates(told);
  });
  useEffect(() => {
    last.current = performance.now();
    const timer = setInterval(() => step(), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return states;
}

/** A day that was opened begins with its first recording, today near the newest. */
function useOpened({ day, all, clock, setClock }: Clocked): void {
  const open = useEffectEvent((opened: Stretch) => {
    if (clock.at >= opened.from && clock.at < opened.to) return;
    const newest = all.at(-1);
    const isToday = Date.now() < opened.to;
    const first =
      isToday && newest ? Math.max(newest.from, newest.to - BEFORE_NEWEST_MS) : (all[0]?.from ?? opened.from);
    setClock((now) => ({ ...now, at: first }));
  });
  const from = day?.from;
  const to = day?.to;
  useEffect(() => {
    if (from !== undefined && to !== undefined) open({ from, to });
  }, [from, to]);
}

/** "Before" pressed within so long after a beginning leads to the one before it, ms. */
const REACH_MS = 3_000;

const isEqual = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
