import type { Clock } from '../clock.ts';
import type { Log } from '../failure.ts';
import type { OpenedSource, SourceHandler } from '../frame.ts';
import { readClip } from '../mp4/read-clip.ts';
import { readClipFile } from './clip-folder.ts';
import { type ClipPlayer, clipPlayer } from './clip-player.ts';

/**
 * Demo cameras: each clip of the folder is read and played once, however many cameras show it and however many look. `log` is told
 * of a file that is no clip or cannot be read.
 */
export function clipSources(folder: string, clock: Clock, log: Log) {
  const players = new Map<string, Promise<ClipPlayer | null>>();

  async function load(clip: string): Promise<ClipPlayer | null> {
    const file = await readClipFile(folder, clip, '.mp4');
    return file && clipPlayer(readClip(file), clock);
  }

  function playerOf(clip: string): Promise<ClipPlayer | null> {
    const known = players.get(clip);
    if (known) return known;
    // To who watches it is as good as none; it is looked at anew next time.
    const player = load(clip).catch((error: unknown) => {
      log(`The clip ${clip} cannot be played: ${String(error)}`);
      return null;
    });
    players.set(clip, player);
    void player.then((found) => found ?? players.delete(clip));
    return player;
  }

  return function openClip(clip: string, handler: SourceHandler): OpenedSource {
    let stop: (() => void) | null = null;
    let isClosed = false;
    void playerOf(clip).then((player) => {
      if (isClosed) return;
      if (!player) return handler.onEnd('no_stream');
      handler.onTrack(player.track);
      stop = player.listen(handler.onFrame);
    });
    return {
      close() {
        isClosed = true;
        stop?.();
      },
    };
  };
}
