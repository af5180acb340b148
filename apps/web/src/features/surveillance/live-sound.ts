import { aacSound } from './aac-sound.ts';
import { isPlayable } from './feed.ts';
import { g711Sound } from './g711-sound.ts';
import type { SoundOffer, SoundPlayer } from './sound-player.ts';

interface Options {
  /** Asks the server for the sound, or for silence. */
  listen: (isOn: boolean) => void;
  /** Whether there is sound that this browser plays. */
  onChange: (hasSound: boolean) => void;
  /** The browser will not play it. */
  onSilenced: () => void;
}

/** The sound of a live picture: off until it is wanted, and only then sent. */
export function liveSound({ listen, onChange, onSilenced }: Options) {
  let offer: SoundOffer | null = null;
  let player: SoundPlayer | null = null;
  let isWanted = false;
  const quiet = (): void => {
    player?.stop();
    player = null;
  };
  const begin = (): void => {
    quiet();
    if (!offer || !isWanted) return;
    player = offer.codec.startsWith('mp4a') ? aacSound(offer, onSilenced) : g711Sound(offer, onSilenced);
    listen(true);
  };
  return {
    /** What the server says of the camera's sound; it comes anew when the camera does. */
    offer(told: SoundOffer): void {
      offer = canPlay(told) ? told : null;
      onChange(offer !== null);
      begin();
    },
    append: (bytes: ArrayBuffer): void => player?.append(bytes),
    want(isOn: boolean): void {
      if (isOn === isWanted) return;
      isWanted = isOn;
      if (isOn) begin();
      else {
        quiet();
        listen(false);
      }
    },
    /** The connection is gone. */
    lose(): void {
      quiet();
      if (offer) onChange(false);
      offer = null;
    },
  };
}

const canPlay = ({ codec }: SoundOffer): boolean =>
  codec === 'pcma' || codec === 'pcmu' || isPlayable(`audio/mp4; codecs="${codec}"`);
