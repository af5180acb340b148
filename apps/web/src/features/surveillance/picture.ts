import { nearEdge, type Stretch, toTrim } from './live-edge.ts';

declare global {
  interface Window {
    /** What iPhones have instead of MediaSource. */
    ManagedMediaSource?: typeof MediaSource;
  }
}

/** The way of this browser to be fed with pictures; undefined where it has none. */
export const sourceType = (): typeof MediaSource | undefined => window.MediaSource ?? window.ManagedMediaSource;

/** More waiting than this was not taken for long: the browser does not keep up. */
const MOST_WAITING = 600;

interface Heard {
  onFrame: () => void;
  /** It cannot go on: the browser knows no such pictures (`codec`), or choked on them. */
  onBroken: (cause: 'codec' | 'unplayable') => void;
}

/** A video that is fed: the picture before stays until a new one begins, so that a change of quality shows no black. */
export function livePicture(video: HTMLVideoElement, { onFrame, onBroken }: Heard) {
  let feed: ReturnType<typeof feeding> | null = null;
  let isFresh = true;
  let isStopped = false;
  const listen = (): void => {
    video.requestVideoFrameCallback(() => {
      if (isStopped) return;
      onFrame();
      listen();
    });
  };
  listen();
  return {
    /** Pictures of a codec follow; the first of them are the init segment. */
    begin(codec: string) {
      const type = `video/mp4; codecs="${codec}"`;
      const Source = sourceType();
      if (!Source?.isTypeSupported(type)) return onBroken('codec');
      if (!isFresh && feed) return feed.change(type);
      feed?.stop();
      feed = feeding(video, new Source(), type, onBroken);
      isFresh = false;
    },
    append: (bytes: ArrayBuffer): void => feed?.append(bytes),
    /** What comes next comes from another connection: its times begin anew. */
    renew(): void {
      isFresh = true;
    },
    stop(): void {
      isStopped = true;
      feed?.stop();
      video.removeAttribute('src');
      video.load();
    },
  };
}

function feeding(video: HTMLVideoElement, source: MediaSource, type: string, onBroken: Heard['onBroken']) {
  /** Pictures, and changes of their type, in their order. */
  const waiting: (ArrayBuffer | string)[] = [];
  let buffer: SourceBuffer | null = null;
  let isStopped = false;
  const next = () => {
    if (!buffer || buffer.updating || isStopped || source.readyState !== 'open') return;
    const old = toTrim({ buffered: stretches(buffer), at: video.currentTime });
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
      at: video.currentTime,
      isPaused: video.paused,
    });
    if (jumpTo !== null) video.currentTime = jumpTo;
    if (video.playbackRate !== rate) video.playbackRate = rate;
    if (jumpTo !== null && video.paused) start(video, onBroken);
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
  video.addEventListener('error', onError);
  video.disableRemotePlayback = true;
  video.src = address;
  return {
    change: (other: string): void => void waiting.push(other),
    append(bytes: ArrayBuffer) {
      waiting.push(bytes);
      if (waiting.length > MOST_WAITING) return onError();
      next();
    },
    stop(): void {
      isStopped = true;
      video.removeEventListener('error', onError);
      URL.revokeObjectURL(address);
    },
  };
}

/** Browsers that save power, or were never touched, refuse to begin by themselves. */
function start(video: HTMLVideoElement, onBroken: Heard['onBroken']): void {
  video.play().catch((cause: unknown) => {
    // A picture that another one took the place of meanwhile ends with AbortError.
    if (cause instanceof DOMException && cause.name === 'NotAllowedError') onBroken('unplayable');
  });
}

function stretches({ buffered }: SourceBuffer): Stretch[] {
  return Array.from({ length: buffered.length }, (_, at) => ({ from: buffered.start(at), to: buffered.end(at) }));
}
