import { type BitReader, bitReader } from '../video/bits.ts';
import type { PictureFacts } from '../video/codec.ts';
import { withoutEmulation } from '../video/emulation.ts';

/** Profiles with a chroma format and scaling lists (ITU-T H.264, 7.3.2.1.1). */
const HIGH_PROFILES = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]);
/** Larger pictures are no camera's. */
const LARGEST_SIDE = 16_384;
const EXTENDED_ASPECT = 255;

/** What a sequence parameter set says of the picture; null for what is none. */
export function readSps(nal: Uint8Array): PictureFacts | null {
  if (nal.length < 4 || ((nal[0] ?? 0) & 0x1f) !== 7) return null;
  try {
    const facts = readFacts(bitReader(withoutEmulation(nal.subarray(1))));
    const isPossible = [facts.width, facts.height].every((side) => side > 0 && side <= LARGEST_SIDE);
    return isPossible ? facts : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function readFacts(read: BitReader): PictureFacts {
  const profile = read.bits(8);
  read.bits(16);
  read.unsigned();
  const chroma = HIGH_PROFILES.has(profile) ? readHigh(read) : 1;
  read.unsigned();
  skipOrder(read);
  read.unsigned();
  read.bit();
  const widthBlocks = read.unsigned() + 1;
  const heightUnits = read.unsigned() + 1;
  const isFrameOnly = read.bit() === 1;
  if (!isFrameOnly) read.bit();
  read.bit();
  const crop = read.bit() === 1 ? [read.unsigned(), read.unsigned(), read.unsigned(), read.unsigned()] : [0, 0, 0, 0];
  const [left = 0, right = 0, top = 0, bottom = 0] = crop;
  const stepX = chroma === 1 || chroma === 2 ? 2 : 1;
  const stepY = (chroma === 1 ? 2 : 1) * (isFrameOnly ? 1 : 2);
  return {
    width: widthBlocks * 16 - (left + right) * stepX,
    height: heightUnits * 16 * (isFrameOnly ? 1 : 2) - (top + bottom) * stepY,
    fps: read.bit() === 1 ? readFps(read) : null,
  };
}

/** The chroma format; scaling lists are passed over. */
function readHigh(read: BitReader): number {
  const chroma = read.unsigned();
  if (chroma === 3) read.bit();
  read.unsigned();
  read.unsigned();
  read.bit();
  const lists = read.bit() === 0 ? 0 : chroma === 3 ? 12 : 8;
  for (let i = 0; i < lists; i += 1) {
    const isWritten = read.bit() === 1;
    if (isWritten) skipScalingList(read, i < 6 ? 16 : 64);
  }
  return chroma;
}

function skipScalingList(read: BitReader, size: number): void {
  let last = 8;
  let next = 8;
  for (let i = 0; i < size; i += 1) {
    if (next !== 0) next = (last + read.signed() + 256) % 256;
    last = next === 0 ? last : next;
  }
}

function skipOrder(read: BitReader): void {
  const kind = read.unsigned();
  if (kind === 0) read.unsigned();
  if (kind !== 1) return;
  read.bit();
  read.signed();
  read.signed();
  const count = read.unsigned();
  if (count > 255) throw new RangeError('too many offsets');
  for (let i = 0; i < count; i += 1) read.signed();
}

/** Timing of the usability information (Annex E). */
function readFps(read: BitReader): number | null {
  if (read.bit() === 1 && read.bits(8) === EXTENDED_ASPECT) read.bits(32);
  if (read.bit() === 1) read.bit();
  if (read.bit() === 1) {
    read.bits(4);
    if (read.bit() === 1) read.bits(24);
  }
  if (read.bit() === 1) {
    read.unsigned();
    read.unsigned();
  }
  if (read.bit() === 0) return null;
  const unitsInTick = read.bits(32);
  const timeScale = read.bits(32);
  const fps = unitsInTick > 0 ? timeScale / unitsInTick / 2 : 0;
  return fps >= 0.1 && fps <= 240 ? Math.round(fps * 100) / 100 : null;
}
