import { type BitReader, bitReader } from '../video/bits.ts';

/** What an AudioSpecificConfig says (ISO/IEC 14496-3, 1.6.2.1). */
export interface SoundConfig {
  /** Such as 2 for AAC LC. */
  objectKind: number;
  /** Samples a second of the coded frames. */
  rate: number;
  channels: number;
  /** Samples of one frame. */
  frameSamples: number;
}

const RATES = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350];
const OWN_RATE = 15;
const MORE_KINDS = 31;
/** AAC Main, LC, SSR, LTP: kinds with the frame length flag right behind the channels. */
const KINDS = new Set([1, 2, 3, 4]);
/** SBR and PS say the kind below them a second time. */
const EXTENSIONS = new Set([5, 29]);

/** Reads it; null for what is none, or no AAC that browsers play. */
export function readSoundConfig(bytes: Uint8Array): SoundConfig | null {
  return orNull(() => takeSoundConfig(bitReader(bytes)));
}

/** The same, in the middle of other bits. Throws RangeError behind their end. */
export function takeSoundConfig(read: BitReader): SoundConfig | null {
  let objectKind = kindOf(read);
  const rate = rateOf(read);
  const channels = read.bits(4);
  const isExtended = EXTENSIONS.has(objectKind);
  if (isExtended) {
    rateOf(read);
    objectKind = kindOf(read);
  }
  if (!KINDS.has(objectKind)) return null;
  const frameSamples = read.bit() === 1 ? 960 : 1024;
  const dependsOnCore = read.bit() === 1;
  if (dependsOnCore) read.bits(14);
  read.bit();
  // 0: a layout of its own, which no camera has; 7: eight channels.
  if (channels < 1 || channels > 7 || rate < 7_000 || rate > 96_000) return null;
  return { objectKind, rate, channels: channels === 7 ? 8 : channels, frameSamples };
}

function kindOf(read: BitReader): number {
  const kind = read.bits(5);
  return kind === MORE_KINDS ? 32 + read.bits(6) : kind;
}

function rateOf(read: BitReader): number {
  const index = read.bits(4);
  return index === OWN_RATE ? read.bits(24) : (RATES[index] ?? 0);
}

/** What some bits hold, or null where they end too early. */
export function orNull<T>(act: () => T): T | null {
  try {
    return act();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
