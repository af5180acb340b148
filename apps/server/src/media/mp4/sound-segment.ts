import { box, fullBox, u16, u32 } from './box.ts';
import { movieWith } from './track-box.ts';

interface AacTrack {
  /** Ticks a second, as a rule its samples. */
  rate: number;
  channels: number;
  /** AudioSpecificConfig. */
  config: Buffer;
}

/** MPEG-4 audio, and an audio stream without an upstream (ISO/IEC 14496-1, 7.2.6.6). */
const AAC = 0x40;
const AUDIO_STREAM = 0x15;

/** The head of a fragmented MP4 with one track of AAC. */
export function soundSegment(track: AacTrack): Buffer {
  return movieWith({
    ...{ kind: 'soun', timescale: track.rate, width: 0, height: 0, brand: 'mp42' },
    sampleEntry: sampleEntry(track),
  });
}

function sampleEntry({ rate, channels, config }: AacTrack): Buffer {
  const head = [u16(0, 0, 0), u16(1), u32(0, 0), u16(channels, 16, 0, 0), u32((rate % 0x10000) * 0x10000)];
  return box('mp4a', ...head, fullBox('esds', 0, 0, descriptor(3, u16(TRACK), Buffer.from([0]), decoder(config), SL)));
}

const TRACK = 1;
/** How packets are cut: as MP4 does it. */
const SL = descriptor(6, Buffer.from([2]));

function decoder(config: Buffer): Buffer {
  const head = Buffer.from([AAC, AUDIO_STREAM, 0, 0, 0]);
  return descriptor(4, head, u32(0, 0), descriptor(5, config));
}

/** A tag, a length of up to 127 bytes, what it holds. */
function descriptor(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  if (body.length > 127) throw new RangeError('a descriptor that is too long');
  return Buffer.concat([Buffer.from([tag, body.length]), body]);
}
