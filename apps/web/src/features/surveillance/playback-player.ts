import { type PlaybackLink, playbackLink } from './playback-link.ts';
import { recordedBuffer } from './recorded-buffer.ts';

/** What the clock of playback says to each picture. */
export interface ClockState {
  /** ms since 1970. */
  at: number;
  speed: number;
  isPlaying: boolean;
}

export type PlayerState = 'ready' | 'loading' | 'lost' | 'codec' | 'unplayable';

interface Options {
  video: HTMLVideoElement;
  baseMs: number;
  ask: Parameters<typeof playbackLink>[0]['ask'];
  onRefused: (cause: unknown) => void;
}

export interface PlaybackPlayer {
  /** Goes where the clock is; says whether the picture of that moment is shown. */
  follow: (clock: ClockState) => PlayerState;
  /** A picture lasts so long, ms. */
  frameMs: () => number;
  stop: () => void;
}

/** Further from the clock than this a video jumps, s at normal speed; while it stands still it is exact. */
const DRIFT_S = 0.35;
const EXACT_S = 0.005;
/** So much is loaded ahead, s at normal speed. */
const AHEAD_S = 8;
/** A question without an answer is asked again, ms. */
const ASK_AGAIN_MS = 3_000;
/** Two pictures further apart than this are a gap, s. */
const TOUCH_S = 0.3;
const FRAME_MS = 40;

/** Plays the recordings of one camera by a clock that it shares with others. */
export function playbackPlayer({ video, baseMs, ask, onRefused }: Options): PlaybackPlayer {
  let trouble: PlayerState | null = null;
  let asked: { at: number; sinceMs: number } | null = null;
  /** Nothing is to be asked for from here on, s: the recording goes no further yet. */
  let end = { at: Number.POSITIVE_INFINITY, sinceMs: 0 };
  let frameMs = FRAME_MS;
  const buffer = recordedBuffer(video, {
    baseMs,
    onBroken: (cause) => {
      trouble = cause;
    },
  });
  const link: PlaybackLink = playbackLink({
    ask,
    onPiece(piece, bytes) {
      asked = null;
      trouble = null;
      if (piece.fps) frameMs = 1_000 / piece.fps;
      buffer.append(piece, bytes);
    },
    onEnd(at) {
      asked = null;
      end = { at: (at - baseMs) / 1_000, sinceMs: performance.now() };
    },
    onLost(cause) {
      trouble = 'lost';
      asked = { at: -1, sinceMs: performance.now() };
      onRefused(cause);
    },
  });
  const read = (seconds: number): void => {
    const nowMs = performance.now();
    const isEnd = seconds >= end.at && nowMs - end.sinceMs < ASK_AGAIN_MS;
    if (isEnd || (asked && (asked.at === seconds || asked.at < 0) && nowMs - asked.sinceMs < ASK_AGAIN_MS)) return;
    asked = { at: seconds, sinceMs: nowMs };
    link.read(baseMs + seconds * 1_000);
  };
  return {
    follow({ at, speed, isPlaying }) {
      if (trouble === 'codec' || trouble === 'unplayable') return trouble;
      const seconds = (at - baseMs) / 1_000;
      const here = buffer.stretches().find(({ from, to }) => from - TOUCH_S <= seconds && seconds < to);
      if (!here) {
        video.pause();
        read(seconds);
        return trouble ?? 'loading';
      }
      if (here.to - seconds < AHEAD_S * Math.max(1, speed)) read(Math.ceil(here.to * 1_000) / 1_000);
      const target = Math.max(seconds, here.from);
      const off = Math.abs(video.currentTime - target);
      if (off > (isPlaying ? DRIFT_S * Math.max(1, speed) : EXACT_S)) video.currentTime = target;
      if (video.playbackRate !== speed) video.playbackRate = speed;
      if (!isPlaying) video.pause();
      else if (video.paused) start(video);
      return video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !video.seeking ? 'ready' : 'loading';
    },
    frameMs: () => frameMs,
    stop() {
      link.leave();
      buffer.stop();
    },
  };
}

function start(video: HTMLVideoElement): void {
  video.play().catch((cause: unknown) => {
    // The clock asks again; one that was stopped meanwhile ends with AbortError.
    if (!(cause instanceof DOMException)) throw cause;
  });
}
