import { G711 } from './g711.ts';
import type { SoundOffer, SoundPlayer } from './sound-player.ts';

/** Sound begins so far behind what came, s: packets that come unevenly leave no hole. */
const AHEAD_S = 0.2;
/** What came further ahead of what is heard is left out, s: sound must not fall behind the picture. */
const MOST_AHEAD_S = 0.8;

/**
 * G.711, which no browser plays by itself: its samples, one stretch right behind the other. The clock of the output is the camera's own, so
 * that no stretch is fitted alone, which would click.
 */
export function g711Sound({ codec, rate }: SoundOffer, onSilenced: () => void): SoundPlayer {
  const context = new AudioContext({ sampleRate: rate, latencyHint: 'interactive' });
  const table = codec === 'pcma' ? G711.pcma : G711.pcmu;
  let nextS = 0;
  context.resume().catch((cause: unknown) => {
    console.warn('no sound', cause);
    onSilenced();
  });
  return {
    append(bytes) {
      const now = context.currentTime;
      if (bytes.byteLength === 0 || context.state !== 'running' || nextS - now > MOST_AHEAD_S) return;
      const codes = new Uint8Array(bytes);
      const stretch = context.createBuffer(1, codes.length, rate);
      const samples = stretch.getChannelData(0);
      for (const [i, code] of codes.entries()) samples[i] = table[code] ?? 0;
      if (nextS < now) nextS = now + AHEAD_S;
      const source = new AudioBufferSourceNode(context, { buffer: stretch });
      source.connect(context.destination);
      source.start(nextS);
      nextS += codes.length / rate;
    },
    stop: () => void context.close(),
  };
}
