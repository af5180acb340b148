import { feeding } from './feed.ts';
import type { SoundOffer, SoundPlayer } from './sound-player.ts';

/** AAC in fragmented MP4, fed to an element of its own: a picture never waits for its sound. */
export function aacSound({ codec }: SoundOffer, onSilenced: () => void): SoundPlayer {
  const audio = new Audio();
  const feed = feeding(audio, `audio/mp4; codecs="${codec}"`, onSilenced);
  return {
    append: feed.append,
    stop() {
      feed.stop();
      audio.pause();
      audio.removeAttribute('src');
      audio.load();
    },
  };
}
