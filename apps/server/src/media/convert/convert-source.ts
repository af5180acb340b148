import type { ChildProcess } from 'node:child_process';
import type { Log, SourceCause } from '../failure.ts';
import type { OpenedSource, SourceHandler } from '../frame.ts';
import { DEAF } from '../hub/shared-sound.ts';
import type { Watcher } from '../hub/upstream.ts';
import { convertedPictures } from './converted-pictures.ts';
import { startConverter } from './converter.ts';
import type { ConverterSlots } from './converter-slots.ts';

export interface ConvertOptions {
  /** ffmpeg's command. */
  ffmpeg: string;
  slots: ConverterSlots;
  log: Log;
}

/** More that ffmpeg has not taken: it does not keep up, and is skipped to the next key frame. */
const MOST_BEHIND_BYTES = 4 * 1024 * 1024;

/**
 * A camera's pictures coded anew as H.264, for browsers that do not play what it sends. `watch` looks at the camera itself. Ends with
 * no_converter where there is no ffmpeg, convert_busy where too many run already.
 */
export function openConverted(
  watch: (watcher: Watcher) => () => void,
  { ffmpeg, slots, log }: ConvertOptions,
  handler: SourceHandler,
): OpenedSource {
  let child: ChildProcess | null = null;
  let leave: (() => void) | null = null;
  let free: (() => void) | null = null;
  let isOver = false;
  let isSkipping = true;

  const kill = (): void => {
    child?.kill('SIGKILL');
    child = null;
    free?.();
    free = null;
  };
  const stop = (): void => {
    isOver = true;
    kill();
    // Not while it is being joined: how to leave is known only then.
    queueMicrotask(() => leave?.());
  };
  const end = (cause: SourceCause): void => {
    if (isOver) return;
    stop();
    handler.onEnd(cause);
  };

  function start(segment: Buffer): void {
    kill();
    free = slots.take();
    if (!free) {
      end('convert_busy');
      return;
    }
    const started = startConverter(ffmpeg);
    child = started;
    const take = convertedPictures(handler);
    started.stdout?.on('data', (chunk: Buffer) => {
      if (started !== child) return;
      try {
        take(chunk);
      } catch (error) {
        log(`ffmpeg wrote what cannot be read: ${String(error)}`);
        end('garbage');
      }
    });
    started.once('error', () => started === child && end('no_converter'));
    started.once('exit', () => started === child && end('garbage'));
    // What is still written to one that has ended is lost with it; its end is told by `exit`.
    started.stdin?.on('error', () => undefined);
    started.stdin?.write(segment);
    isSkipping = true;
  }

  leave = watch({
    onTrack: (_, segment) => !isOver && start(segment),
    onFragment({ isKey, bytes }) {
      const stdin = child?.stdin;
      if (!stdin || (isSkipping && !isKey)) return;
      isSkipping = stdin.writableLength > MOST_BEHIND_BYTES;
      if (isSkipping) return handler.onGap();
      stdin.write(bytes);
    },
    onGap: handler.onGap,
    ...DEAF,
    onTrouble: end,
  });
  return { close: stop };
}
