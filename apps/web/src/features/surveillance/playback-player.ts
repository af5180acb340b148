import { type PlaybackLink, playbackLink } from './playback-link.ts';
import { readingPlan } from './reading-plan.ts';
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
  /** There is no recording at this time. */
  rest: () => void;
  /** A picture lasts so long, ms. */
  frameMs: () => number;
  stop: () => void;
}

/** Further from the clock than this a video jumps, s at normal speed; while it stands still it is exact. */
const DRIFT_S = 0.35;
const EXACT_S = 0.005;
/** Two pictures further apart than this are a gap, s. */
const TOUCH_S = 0.3;
const FRAME_MS = 40;

/** Plays the recordings of one camera by a clock that it shares with others. */
export function playbackPlayer({ video, baseMs, ask, onRefused }: Options): PlaybackPlayer {
  let trouble: PlayerState | null = null;
  let frameMs = FRAME_MS;
  const reading = readingPlan((at) => link.read(at));
  const buffer = recordedBuffer(video, {
    baseMs,
    onBroken: (cause) => {
      trouble = cause;
    },
  });
  const link: PlaybackLink = playbackLink({
    ask,
    onPiece(piece, bytes) {
      trouble = null;
      if (piece.fps) frameMs = 1_000 / piece.fps;
      reading.got(piece);
      buffer.append(piece, bytes);
    },
    onEnd: reading.ended,
    onLost(cause) {
      trouble = 'lost';
      reading.lost();
      onRefused(cause);
    },
  });
  return {
    follow(clock) {
      if (trouble === 'codec' || trouble === 'unplayable') return trouble;
      const seconds = (clock.at - baseMs) / 1_000;
      buffer.near(seconds);
      const here = buffer.stretches().find(({ from, to }) => from - TOUCH_S <= seconds && seconds < to);
      if (here) {
        reading.ahead(clock.at, clock.speed);
        return show(video, Math.max(seconds, here.from), clock);
      }
      video.pause();
      reading.read(Math.round(clock.at));
      return trouble ?? 'loading';
    },
    rest: () => video.pause(),
    frameMs: () => frameMs,
    stop() {
      link.leave();
      buffer.stop();
    },
  };
}

/** Brings a video to a moment of its own, s. */
function show(video: HTMLVideoElement, target: number, { speed, isPlaying }: ClockState): PlayerState {
  const off = Math.abs(video.currentTime - target);
  if (off > (isPlaying ? DRIFT_S * Math.max(1, speed) : EXACT_S)) video.currentTime = target;
  if (video.playbackRate !== speed) video.playbackRate = speed;
  if (!isPlaying) video.pause();
  else if (video.paused) start(video);
  return video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !video.seeking ? 'ready' : 'loading';
}

function start(video: HTMLVideoElement): void {
  video.play().catch((cause: unknown) => {
    // The clock asks again; one that was stopped meanwhile ends with AbortError.
    if (!(cause instanceof DOMException)) throw cause;
  });
}
