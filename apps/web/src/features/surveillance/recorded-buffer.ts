import { sourceType } from './feed.ts';
import type { Stretch } from './live-edge.ts';
import type { Piece } from './playback-socket.ts';

/** Of what was played this much stays, s: a small step back needs nothing new. */
const KEPT_S = 30;
/** What is buffered further ahead than this goes when the reader jumped, s. */
const AHEAD_S = 180;

interface Options {
  /** The moment at which the video's time is 0, ms since 1970. */
  baseMs: number;
  onBroken: (cause: 'codec' | 'unplayable') => void;
}

/** The pieces of a recording in a video, each at its own moment: what was not recorded stays empty. */
export function recordedBuffer(video: HTMLVideoElement, { baseMs, onBroken }: Options) {
  const Source = sourceType();
  const source = Source ? new Source() : null;
  const waiting: { piece: Piece; bytes: ArrayBuffer }[] = [];
  let buffer: SourceBuffer | null = null;
  let codec = '';
  let isStopped = false;
  /** The moment that is to be shown, s: the video itself is there a little later. */
  let shownAt: number | null = null;
  const address = source ? URL.createObjectURL(source) : '';

  function next(): void {
    const [first] = waiting;
    if (!source || isStopped || source.readyState !== 'open' || buffer?.updating) return;
    if (buffer && shownAt !== null && trim(buffer, shownAt)) return;
    if (!first) return;
    const type = `video/mp4; codecs="${first.piece.codec}"`;
    if (!buffer) {
      if (!Source?.isTypeSupported(type)) {
        onBroken('codec');
        return;
      }
      buffer = source.addSourceBuffer(type);
      buffer.addEventListener('updateend', next);
    } else if (codec !== first.piece.codec) buffer.changeType(type);
    codec = first.piece.codec;
    buffer.timestampOffset = (first.piece.from - baseMs) / 1_000;
    waiting.shift();
    buffer.appendBuffer(first.bytes);
  }
  const onError = (): void => {
    if (!isStopped) onBroken('unplayable');
  };
  source?.addEventListener('sourceopen', next);
  video.addEventListener('error', onError);
  video.disableRemotePlayback = true;
  video.src = address;
  return {
    append(piece: Piece, bytes: ArrayBuffer): void {
      if (source) waiting.push({ piece, bytes });
      else onBroken('codec');
      next();
    },
    /** The moment that is to be shown, in the video's time: what is far from it goes. */
    near(at: number): void {
      shownAt = at;
    },
    /** What is there, in the video's time. */
    stretches: (): Stretch[] => (buffer && !isStopped ? stretchesOf(buffer) : []),
    stop(): void {
      isStopped = true;
      video.removeEventListener('error', onError);
      if (address) URL.revokeObjectURL(address);
      video.removeAttribute('src');
      video.load();
    },
  };
}

/** Throws away what is far from the moment that is shown; true when the buffer is busy with that. */
function trim(buffer: SourceBuffer, at: number): boolean {
  const [first] = stretchesOf(buffer);
  const last = stretchesOf(buffer).at(-1);
  if (first && first.from < at - KEPT_S * 2) {
    buffer.remove(first.from, at - KEPT_S);
    return true;
  }
  if (last && last.to > at + AHEAD_S * 2) {
    buffer.remove(at + AHEAD_S, last.to);
    return true;
  }
  return false;
}

function stretchesOf({ buffered }: SourceBuffer): Stretch[] {
  return Array.from({ length: buffered.length }, (_, at) => ({ from: buffered.start(at), to: buffered.end(at) }));
}
