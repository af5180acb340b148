import type { Clock } from '../clock.ts';
import type { SourceCause } from '../failure.ts';
import type { OpenedSource, PictureHandler, SourceHandler, Track } from '../frame.ts';
import { initSegment } from '../mp4/init-segment.ts';
import { muxer } from '../mp4/muxer.ts';
import { type Fragment, pictureGroup } from './picture-group.ts';
import { type Listener, sharedSound } from './shared-sound.ts';
import { timeline } from './timeline.ts';

/** Somebody who looks at a camera. */
export interface Watcher extends Listener {
  onTrack: (track: Track, segment: Buffer) => void;
  onFragment: (fragment: Fragment) => void;
  /** Pictures were lost on the way from the camera. */
  onGap: () => void;
  /** The camera is away; `isFinal`: and is not tried again. */
  onTrouble: (cause: SourceCause, isFinal: boolean) => void;
}

export interface UpstreamTimes {
  /** Waits before the first, second ... new try, ms; the last holds for all further ones. */
  retryMs: readonly number[];
  /** The connection is kept so long after the last viewer went, ms. */
  lingerMs: number;
  /** A camera that refused us is left alone so long, ms: many lock whoever knocks too often. */
  refusedMs: number;
}

/** Causes that a new try would not change. */
const FINAL: ReadonlySet<SourceCause> = new Set(['wrong_password', 'codec', 'no_converter']);

interface Options {
  open: (handler: SourceHandler) => OpenedSource;
  times: UpstreamTimes;
  clock: Clock;
  /** A recording: what comes to its end is not begun again. */
  isOnce: boolean;
  /** Nobody looks and nothing runs any more. */
  onIdle: () => void;
}

/** One connection to a camera for all who look. A watcher that joins is first given what came since the last key frame. */
export function upstream({ open, times, clock, isOnce, onIdle }: Options) {
  const watchers = new Set<Watcher>();
  const tell = (act: (watcher: Watcher) => void): void => {
    for (const watcher of [...watchers]) act(watcher);
  };
  const picture = sharedPicture(clock, tell);
  const sound = sharedSound(tell);
  let source: OpenedSource | null = null;
  let trouble: { cause: SourceCause; isFinal: boolean } | null = null;
  let tries = 0;
  let cancel: () => void = () => undefined;

  function start(): void {
    for (const part of [picture, sound]) part.restart();
    source = open({
      ...picture.handler,
      ...sound.handler,
      onFrame(frame) {
        trouble = null;
        tries = 0;
        picture.handler.onFrame(frame);
      },
      onEnd: lose,
    });
  }

  function lose(cause: SourceCause): void {
    const isFinal = isOnce || FINAL.has(cause);
    // Lost while nobody looked: what would have closed it must not close the next one.
    cancel();
    source = null;
    trouble = { cause, isFinal };
    const wait = times.retryMs[Math.min(tries, times.retryMs.length - 1)] ?? 0;
    tries += 1;
    if (!FINAL.has(cause) && (isOnce || watchers.size === 0)) onIdle();
    else cancel = isFinal ? clock.after(times.refusedMs, onIdle) : clock.after(wait, start);
    for (const part of [picture, sound]) part.restart();
    tell((watcher) => watcher.onTrouble(cause, isFinal));
  }

  const stop = (): void => {
    cancel();
    source?.close();
    source = null;
    onIdle();
  };

  function leave(watcher: Watcher): void {
    if (!watchers.delete(watcher) || watchers.size > 0 || trouble?.isFinal) return;
    if (source) cancel = clock.after(isOnce ? 0 : times.lingerMs, stop);
    else stop();
  }

  return {
    /** Answers how to leave. */
    join(watcher: Watcher): () => void {
      if (watchers.size === 0 && source) cancel();
      watchers.add(watcher);
      picture.replay(watcher);
      sound.replay(watcher);
      if (trouble) watcher.onTrouble(trouble.cause, trouble.isFinal);
      else if (!source) start();
      return () => leave(watcher);
    },
    stop,
  };
}

export type Upstream = ReturnType<typeof upstream>;

/** The picture of a source as all its watchers get it. */
function sharedPicture(clock: Clock, tell: (act: (watcher: Watcher) => void) => void) {
  const group = pictureGroup();
  const line = timeline(clock);
  const fragmentOf = muxer();
  let begun: { track: Track; segment: Buffer } | null = null;
  const handler: PictureHandler = {
    onTrack(track) {
      const segment = initSegment(track);
      begun = { track, segment };
      group.clear();
      tell((watcher) => watcher.onTrack(track, segment));
    },
    onFrame(frame) {
      const time = line.of(frame.time);
      const bytes = fragmentOf({ ...frame, time });
      const fragment = { isKey: frame.isKey, time, bytes };
      group.add(fragment);
      tell((watcher) => watcher.onFragment(fragment));
    },
    onGap: () => tell((watcher) => watcher.onGap()),
  };
  return {
    handler,
    /** What comes next is from a new connection. */
    restart(): void {
      begun = null;
      group.clear();
      line.restart();
    },
    /** What somebody who comes now needs. */
    replay(watcher: Watcher): void {
      if (begun) watcher.onTrack(begun.track, begun.segment);
      for (const fragment of group.all()) watcher.onFragment(fragment);
    },
  };
}
