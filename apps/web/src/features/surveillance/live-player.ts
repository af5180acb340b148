import type { StreamQuality } from '@rondo/domain/device';
import type { StreamMessage } from '@rondo/domain/stream';
import { frameWatch } from './frame-watch.ts';
import { type LinkOptions, liveLink } from './live-link.ts';
import { liveSound } from './live-sound.ts';
import type { LiveCause, LiveState, LiveStats } from './live-state.ts';
import { liveTries } from './live-tries.ts';
import { livePicture } from './picture.ts';
import { rateMeter } from './rate-meter.ts';

/** What a refused ticket means for the picture: tried again, or the last word with the server's own words. */
export interface TicketFailure {
  cause: LiveCause;
  words: string;
  isFinal: boolean;
}

interface PlayerOptions extends Pick<LinkOptions, 'ask'> {
  video: HTMLVideoElement;
  quality: StreamQuality;
  isPaused: boolean;
  failureOf: (cause: unknown) => TicketFailure;
  onState: (state: LiveState) => void;
  /** Whether the camera has sound that this browser plays. */
  onSound: (hasSound: boolean) => void;
  /** The browser will not play the sound. */
  onSilenced: () => void;
}

export interface LivePlayer {
  setQuality: (quality: StreamQuality) => void;
  /** A paused picture has no connection; its last picture stays. */
  setPaused: (isPaused: boolean) => void;
  setAudible: (isAudible: boolean) => void;
  retry: () => void;
  stats: () => LiveStats;
  stop: () => void;
}

/** Plays one camera: asks for a ticket, connects, feeds the video, and asks again where something broke. */
export function livePlayer(options: PlayerOptions): LivePlayer {
  const { video, ask, failureOf, onState, onSound, onSilenced, isPaused } = options;
  let { quality } = options;
  let size: Pick<LiveStats, 'codec' | 'width' | 'height' | 'isConverted'> = NO_SIZE;
  const rate = rateMeter();
  const hear = (message: StreamMessage) => {
    if (message.type === 'sound') return sound.offer(message);
    if (message.type !== 'init') return obey(message, tries);
    size = sizeOf(message);
    picture.begin(message.codec);
  };
  const link = liveLink({
    ask,
    onMessage: hear,
    onBytes: rate.counted((bytes) => picture.append(bytes)),
    onSoundBytes: rate.counted((bytes) => sound.append(bytes)),
    onLost: () => tries.again('lost'),
    onRefused: (reason) => giveUp(tries, failureOf(reason)),
  });
  const sound = liveSound({ listen: (isOn) => link.say({ type: 'listen', isOn }), onChange: onSound, onSilenced });
  const leave = (): void => {
    link.leave();
    sound.lose();
    rate.clear();
    picture.renew();
  };
  const connect = (): void => {
    leave();
    link.connect(quality);
  };
  const tries = liveTries({ onState, connect, leave });
  const picture = livePicture(video, {
    onFrame() {
      frames.mark();
      if (link.origin() && tries.state().kind !== 'paused') tries.played();
    },
    onBroken: (cause) => tries[cause === 'codec' ? 'fail' : 'again'](cause),
  });
  const frames = frameWatch(tries);
  if (isPaused) tries.pause();
  else tries.begin();
  return {
    setQuality(next) {
      if (next === quality) return;
      quality = next;
      if (tries.state().kind !== 'paused') connect();
    },
    setPaused(wanted) {
      if (wanted !== (tries.state().kind === 'paused')) tries[wanted ? 'pause' : 'begin']();
    },
    setAudible: sound.want,
    retry: tries.begin,
    stats: () => ({ ...size, ageMs: frames.ageMs(), kbps: rate.kbps(), origin: link.origin() }),
    stop() {
      frames.stop();
      tries.quit();
      picture.stop();
    },
  };
}

const NO_SIZE = { codec: '', width: 0, height: 0, isConverted: false };

function sizeOf({ codec, width, height, isConverted }: Extract<StreamMessage, { type: 'init' }>) {
  return { codec, width, height, isConverted: isConverted === true };
}

function giveUp(tries: ReturnType<typeof liveTries>, { cause, words, isFinal }: TicketFailure): void {
  tries[isFinal ? 'fail' : 'again'](cause, words);
}

/** What the server says when there is no picture. */
function obey(message: Exclude<StreamMessage, { type: 'init' | 'sound' }>, tries: ReturnType<typeof liveTries>) {
  switch (message.type) {
    // The next picture is a whole one again; the buffer's rules find it.
    case 'gap':
      return;
    case 'stalled':
    case 'offline':
      return tries.wait(message.cause);
    case 'denied':
    case 'closed':
      return tries[ASKED_AGAIN.includes(message.cause) ? 'again' : 'fail'](message.cause);
    default:
      return message satisfies never;
  }
}

/** Refusals that another ticket may heal. */
const ASKED_AGAIN: readonly LiveCause[] = ['ticket_expired', 'ticket_used', 'ticket_forged', 'too_many'];
