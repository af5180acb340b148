import { type BitReader, bitReader } from '../video/bits.ts';
import { orNull, type SoundConfig, takeSoundConfig } from './sound-config.ts';

/** A StreamMuxConfig (ISO/IEC 14496-3, 1.7.3) with one program and one layer, as cameras have it. */
export interface LatmConfig extends SoundConfig {
  /** The AudioSpecificConfig within it, moved to the beginning of a byte. */
  config: Buffer;
  /** Access units of one element. */
  frames: number;
}

const MOST_ELEMENTS = 16;

/** Reads the `config` of a description (RFC 6416, 7.3). Null for what is none, or more than one program or layer. */
export function readLatmConfig(bytes: Buffer): LatmConfig | null {
  return orNull(() => {
    const counted = counting(bitReader(bytes));
    const { read } = counted;
    const version = read.bit();
    read.bit();
    const frames = read.bits(6) + 1;
    const programs = read.bits(4);
    const layers = read.bits(3);
    if (version !== 0 || programs !== 0 || layers !== 0) return null;
    const from = counted.at();
    const sound = takeSoundConfig(read);
    return sound && { ...sound, frames, config: bitsOf(bytes, from, counted.at()) };
  });
}

/** Access units out of the elements of a payload whose configuration came before (cpresent=0): a length of bytes of 255 before each. */
export function latmUnits(payload: Buffer, frames: number): Buffer[] {
  const units: Buffer[] = [];
  for (let at = 0; at < payload.length && units.length < MOST_ELEMENTS * frames; ) {
    for (let i = 0; i < frames; i += 1) {
      let size = 0;
      let byte = 255;
      while (byte === 255) {
        byte = payload[at] ?? -1;
        if (byte < 0) return units;
        size += byte;
        at += 1;
      }
      if (size === 0 || at + size > payload.length) return units;
      units.push(Buffer.from(payload.subarray(at, at + size)));
      at += size;
    }
  }
  return units;
}

/** A reader that knows how far it is. */
function counting(inner: BitReader): { read: BitReader; at: () => number } {
  let at = 0;
  const bit = (): number => {
    at += 1;
    return inner.bit();
  };
  const bits = (count: number): number => {
    at += count;
    return inner.bits(count);
  };
  return { read: { ...inner, bit, bits }, at: () => at };
}

/** Some bits, from the beginning of a byte on; zeros fill the last. */
function bitsOf(bytes: Buffer, from: number, to: number): Buffer {
  const read = bitReader(bytes);
  read.bits(from);
  const whole = Array.from({ length: Math.ceil((to - from) / 8) }, (_, i) => {
    const count = Math.min(8, to - from - i * 8);
    return read.bits(count) << (8 - count);
  });
  return Buffer.from(whole);
}
