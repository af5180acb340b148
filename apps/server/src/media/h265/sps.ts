import { type BitReader, bitReader } from '../video/bits.ts';
import type { PictureFacts } from '../video/codec.ts';
import { withoutEmulation } from '../video/emulation.ts';

/** What an MP4 file and a browser have to know of a stream of H.265. */
export interface HevcFacts extends PictureFacts {
  /** The twelve bytes of profile, tier, constraints and level (7.3.3). */
  profile: Buffer;
  subLayers: number;
  isNested: boolean;
  chroma: number;
  /** Bits of a sample beyond eight. */
  lumaBits: number;
  chromaBits: number;
}

const HEAD_BYTES = 2;
const SPS = 33;
const PROFILE_BYTES = 12;
/** Larger pictures are no camera's. */
const LARGEST_SIDE = 16_384;

/** Reads a sequence parameter set (ITU-T H.265, 7.3.2.2) as far as it is needed; null for what is none. Its timing is not read. */
export function readHevcSps(nal: Uint8Array): HevcFacts | null {
  if ((((nal[0] ?? 0) >> 1) & 0x3f) !== SPS) return null;
  try {
    const bytes = Buffer.from(withoutEmulation(nal.subarray(HEAD_BYTES)));
    const facts = factsOf(bitReader(bytes), bytes);
    const isPossible = [facts.width, facts.height].every((side) => side > 0 && side <= LARGEST_SIDE);
    return isPossible && facts.chroma <= 3 && facts.lumaBits <= 8 && facts.chromaBits <= 8 ? facts : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function factsOf(read: BitReader, bytes: Buffer): HevcFacts {
  read.bits(4);
  const subLayers = read.bits(3) + 1;
  const isNested = read.bit() === 1;
  read.bits(8);
  for (let i = 1; i < PROFILE_BYTES; i += 1) read.bits(8);
  skipSubLayers(read, subLayers - 1);
  read.unsigned();
  const chroma = read.unsigned();
  if (chroma === 3) read.bit();
  const fullWidth = read.unsigned();
  const fullHeight = read.unsigned();
  const crop = read.bit() === 1 ? [read.unsigned(), read.unsigned(), read.unsigned(), read.unsigned()] : [0, 0, 0, 0];
  const [left = 0, right = 0, top = 0, bottom = 0] = crop;
  return {
    width: fullWidth - (left + right) * (chroma === 1 || chroma === 2 ? 2 : 1),
    height: fullHeight - (top + bottom) * (chroma === 1 ? 2 : 1),
    fps: null,
    profile: bytes.subarray(1, 1 + PROFILE_BYTES),
    ...{ subLayers, isNested, chroma, lumaBits: read.unsigned(), chromaBits: read.unsigned() },
  };
}

/** Profiles and levels of the layers within (7.3.3). */
function skipSubLayers(read: BitReader, count: number): void {
  if (count === 0) return;
  const isTold = Array.from({ length: 8 }, () => ({ profile: read.bit() === 1, level: read.bit() === 1 }));
  for (const { profile, level } of isTold.slice(0, count)) {
    if (profile) read.bits(88);
    if (level) read.bits(8);
  }
}

/** The codec's name for a browser (ISO/IEC 14496-15, E.3), such as hvc1.1.6.L93.B0. */
export function hevcName({ profile }: Pick<HevcFacts, 'profile'>): string {
  const first = profile.readUInt8(0);
  const space = ['', 'A', 'B', 'C'][first >> 6] ?? '';
  const compatible = Number.parseInt([...profile.readUInt32BE(1).toString(2).padStart(32, '0')].reverse().join(''), 2);
  const tier = (first & 0x20) !== 0 ? 'H' : 'L';
  const constraints = [...profile.subarray(5, 11)].map((byte) => byte.toString(16).toUpperCase());
  while (constraints.at(-1) === '0') constraints.pop();
  return [
    'hvc1',
    `${space}${first & 0x1f}`,
    compatible.toString(16).toUpperCase(),
    `${tier}${profile.readUInt8(11)}`,
    ...constraints,
  ].join('.');
}
