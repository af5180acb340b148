import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import type { CountingCause } from '../../../platform/media/counting-order.ts';
import type { Track } from '../../frame.ts';
import type { Hub, Shown } from '../../hub/hub.ts';
import { DEAF } from '../../hub/shared-sound.ts';
import type { Pixels } from '../detector.ts';

interface Options {
  cameras: Hub;
  shown: Shown;
  /** ffmpeg's command. */
  ffmpeg: string;
  /** Pictures a second. */
  rate: number;
  onPicture: (picture: Pixels) => void;
  /** No pictures come; null: they do again. */
  onTrouble: (cause: CountingCause | null) => void;
}

/** Nothing wider is looked at, px. */
const WIDEST = 640;
/** More that ffmpeg has not taken: it does not keep up, and is skipped to the next key frame. */
const MOST_BEHIND_BYTES = 4 * 1024 * 1024;
/** It gives way to everything else on the machine. */
const NICE = 10;

const sizeOf = ({ width, height }: Track) => {
  const scale = Math.min(1, WIDEST / width);
  return { width: 2 * Math.round((width * scale) / 2), height: 2 * Math.round((height * scale) / 2) };
};

/** Looks at a camera and gives so many of its pictures a second, decoded by an ffmpeg of its own; answers how to stop. */
export function sampleFrames({ cameras, shown, ffmpeg, rate, onPicture, onTrouble }: Options): () => void {
  let child: ChildProcess | null = null;
  let isSkipping = true;

  const end = (): void => {
    child?.kill('SIGKILL');
    child = null;
  };
  function begin(track: Track, segment: Buffer): void {
    end();
    const started = startDecoder(ffmpeg, rate, sizeOf(track), (picture) => {
      if (started !== child) return;
      onTrouble(null);
      onPicture(picture);
    });
    child = started;
    isSkipping = true;
    const failed = (cause: CountingCause) => () => {
      if (started !== child) return;
      child = null;
      onTrouble(cause);
    };
    started.once('error', failed('no_decoder'));
    started.once('exit', failed('garbage'));
    // What is still written to one that has ended is lost with it; its end is told by `exit`.
    started.stdin?.on('error', () => undefined);
    started.stdin?.write(segment);
  }

  const leave = cameras.watch(shown, {
    ...DEAF,
    onTrack: begin,
    onFragment({ isKey, bytes }) {
      const stdin = child?.stdin;
      if (!stdin || (isSkipping && !isKey)) return;
      isSkipping = stdin.writableLength > MOST_BEHIND_BYTES;
      if (!isSkipping) stdin.write(bytes);
    },
    onGap: () => {
      isSkipping = true;
    },
    onTrouble(cause) {
      end();
      // Nothing is coded anew for counting.
      if (cause !== 'no_converter' && cause !== 'convert_busy') onTrouble(cause);
    },
  });
  return () => {
    leave();
    end();
  };
}

type Size = Pick<Pixels, 'width' | 'height'>;

/** ffmpeg, from fragmented MP4 at its stdin to bare pictures at its stdout. */
function startDecoder(command: string, rate: number, size: Size, onPicture: (picture: Pixels) => void): ChildProcess {
  const filter = `fps=${rate},scale=${size.width}:${size.height}:flags=fast_bilinear`;
  const quick = ['-fflags', 'nobuffer', '-flags', 'low_delay', '-probesize', '8192', '-analyzeduration', '0'];
  const input = ['-v', 'error', '-threads', '1', ...quick, '-f', 'mp4', '-i', 'pipe:0'];
  const output = ['-an', '-vf', filter, '-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1'];
  const child = spawn(command, [...input, ...output], { stdio: ['pipe', 'pipe', 'ignore'] });
  child.once('spawn', () => {
    if (child.pid !== undefined && child.exitCode === null) setPriority(child.pid, NICE);
  });
  const bytes = size.width * size.height * 3;
  let parts: Buffer[] = [];
  let length = 0;
  child.stdout?.on('data', (part: Buffer) => {
    parts.push(part);
    length += part.length;
    if (length < bytes) return;
    let rest = Buffer.concat(parts);
    for (; rest.length >= bytes; rest = rest.subarray(bytes)) onPicture({ data: rest.subarray(0, bytes), ...size });
    parts = rest.length > 0 ? [rest] : [];
    length = rest.length;
  });
  return child;
}
