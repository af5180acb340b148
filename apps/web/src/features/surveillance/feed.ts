import { nearEdge, type Stretch, toTrim } from './live-edge.ts';

declare global {
  interface Window {
    /** What iPhones have instead of MediaSource. */
    ManagedMediaSource?: typeof MediaSource;
  }
}

/** The way of this browser to be fed with pictures; undefined where it has none. */
export const sourceType = (): typeof MediaSource | undefined => window.MediaSource ?? window.ManagedMediaSource;

/** Whether this browser can be fed with a type, such as `video/mp4; codecs="avc1.4D4015"`. */
export const isPlayable = (type: string): boolean => sourceType()?.isTypeSupported(type) ?? false;

function newSource(): MediaSource {
  const Source = sourceType();
  if (!Source) throw new Error('this browser cannot be fed');
  return new Source();
}

/** More waiting than this was not taken for long: the browser does not keep up. */
const MOST_WAITING = 600;

type Broken = (cause: 'unplayable') => void;

/** Feeds a video or audio element with a live stream, and keeps it near the newest moment. `type` has to be playable. */
export function feeding(element: HTMLMediaElement, type: string, onBroken: Broken) {
  const source = newSource();
  /** Pictures, and changes of their type, in their order. */
  const waiting: (ArrayBuffer | string)[] = [];
  let buffer: SourceBuffer | null = null;
  let isStopped = false;
  const next = () => {
    if (!buffer || buffer.updating || isStopped || source.readyState !== 'open') return;
    const old = toTrim({ buffered: stretches(buffer), at: element.currentTime });
    if (old) return buffer.remove(old.from, old.to);
    const part = waiting.shift();
    if (part === undefined) return;
    if (typeof part !== 'string') return buffer.appendBuffer(part);
    buffer.changeType(part);
    next();
  };
  const follow = (): void => {
    if (!buffer || isStopped) return;
    const { jumpTo, rate } = nearEdge({
      buffered: stretches(buffer),
      at: element.currentTime,
      isPaused: element.paused,
    });
    if (jumpTo !== null) element.currentTime = jumpTo;
    if (element.playbackRate !== rate) element.playbackRate = rate;
    if (jumpTo !== null && element.paused) start(element, onBroken);
    next();
  };
  const address = URL.createObjectURL(source);
  const onError = (): void => {
    if (!isStopped) onBroken('unplayable');
  };
  source.addEventListener('sourceopen', () => {
    if (isStopped || buffer) return;
    buffer = source.addSourceBuffer(type);
    buffer.addEventListener('updateend', follow);
    next();
  });
  element.addEventListener('error', onError);
  element.disableRemotePlayback = true;
  element.src = address;
  return {
    change: (other: string): void => void waiting.push(other),
    append(bytes: ArrayBuffer) {
      waiting.push(bytes);
      if (waiting.length > MOST_WAITING) return onError();
      next();
    },
    stop(): void {
      isStopped = true;
      element.removeEventListener('error', onError);
      URL.revokeObjectURL(address);
    },
  };
}

/** Browsers that save power, or were never touched, refuse to begin by themselves. */
function start(element: HTMLMediaElement, onBroken: Broken): void {
  element.play().catch((cause: unknown) => {
    // A picture that another one took the place of meanwhile ends with AbortError.
    if (cause instanceof DOMException && cause.name === 'NotAllowedError') onBroken('unplayable');
  });
}

function stretches({ buffered }: SourceBuffer): Stretch[] {
  return Array.from({ length: buffered.length }, (_, at) => ({ from: buffered.start(at), to: buffered.end(at) }));
}
