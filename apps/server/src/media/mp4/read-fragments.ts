import { boxAt, boxesIn, type FoundBox } from './box.ts';
import type { RawSample } from './read-tables.ts';

/** What samples of a track are unless they say otherwise. */
interface Defaults {
  duration: number;
  size: number;
  flags: number;
}

/** Bit of a sample's flags: it is no key frame. */
const IS_NOT_KEY = 0x01_00_00;
const TFHD = { baseOffset: 0x1, description: 0x2, duration: 0x8, size: 0x10, flags: 0x20 };
const TRUN = { dataOffset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, offset: 0x800 };

/** The samples of a fragmented MP4 file (ISO/IEC 14496-12, 8.8). */
export function fragmentSamples(moov: Buffer, trak: Buffer, fragments: readonly FoundBox[]): RawSample[] {
  const tkhd = boxAt(trak, 'tkhd');
  if (!tkhd) throw new Error('no track head');
  const trackId = tkhd.readUInt32BE(tkhd.readUInt8(0) === 1 ? 20 : 12);
  const mvex = boxAt(moov, 'mvex');
  const trex =
    mvex && boxesIn(mvex).find(({ name, body }) => name === 'trex' && body.readUInt32BE(4) === trackId)?.body;
  const defaults = {
    duration: trex?.readUInt32BE(12) ?? 0,
    size: trex?.readUInt32BE(16) ?? 0,
    flags: trex?.readUInt32BE(20) ?? 0,
  };
  return fragments.flatMap(({ at, body }) =>
    boxesIn(body)
      .filter((found) => found.name === 'traf' && boxAt(found.body, 'tfhd')?.readUInt32BE(4) === trackId)
      .flatMap((traf) => trackFragment(traf.body, at, defaults)),
  );
}

function trackFragment(traf: Buffer, moofAt: number, trex: Defaults): RawSample[] {
  const { base, defaults } = readHead(boxAt(traf, 'tfhd') ?? Buffer.alloc(0), moofAt, trex);
  const tfdt = boxAt(traf, 'tfdt');
  let decodedAt = tfdt ? (tfdt.readUInt8(0) === 1 ? Number(tfdt.readBigUInt64BE(4)) : tfdt.readUInt32BE(4)) : 0;
  let at = base;
  return boxesIn(traf)
    .filter(({ name }) => name === 'trun')
    .flatMap(({ body }) => {
      const run = readRun(body, defaults);
      if (run.dataOffset !== null) at = base + run.dataOffset;
      return run.samples.map(({ offset, ...sample }) => {
        const placed = { ...sample, at, shownAt: decodedAt + offset };
        at += sample.size;
        decodedAt += sample.duration;
        return placed;
      });
    });
}

function readHead(tfhd: Buffer, moofAt: number, trex: Defaults): { base: number; defaults: Defaults } {
  const flags = tfhd.readUInt32BE(0) & 0xffffff;
  let at = 8;
  const base = (flags & TFHD.baseOffset) !== 0 ? Number(tfhd.readBigUInt64BE(at)) : moofAt;
  if ((flags & TFHD.baseOffset) !== 0) at += 8;
  if ((flags & TFHD.description) !== 0) at += 4;
  const field = (bit: number, otherwise: number): number => {
    if ((flags & bit) === 0) return otherwise;
    at += 4;
    return tfhd.readUInt32BE(at - 4);
  };
  const duration = field(TFHD.duration, trex.duration);
  const size = field(TFHD.size, trex.size);
  return { base, defaults: { duration, size, flags: field(TFHD.flags, trex.flags) } };
}

function readRun(trun: Buffer, defaults: Defaults) {
  const flags = trun.readUInt32BE(0) & 0xffffff;
  const count = trun.readUInt32BE(4);
  let at = 8;
  const has = (bit: number): boolean => (flags & bit) !== 0;
  const next = (): number => {
    at += 4;
    return trun.readInt32BE(at - 4);
  };
  const dataOffset = has(TRUN.dataOffset) ? next() : null;
  const firstFlags = has(TRUN.firstFlags) ? next() : null;
  const samples: { duration: number; size: number; isKey: boolean; offset: number }[] = [];
  // Nothing of its own in the run: only then its number is not bounded by its bytes.
  if (count > trun.length && !has(TRUN.duration | TRUN.size | TRUN.flags | TRUN.offset))
    throw new RangeError('too many');
  for (let i = 0; i < count; i += 1) {
    const duration = has(TRUN.duration) ? next() : defaults.duration;
    const size = (has(TRUN.size) ? next() : defaults.size) >>> 0;
    const own = has(TRUN.flags) ? next() : defaults.flags;
    const sampleFlags = i === 0 && firstFlags !== null ? firstFlags : own;
    samples.push({ duration, size, isKey: (sampleFlags & IS_NOT_KEY) === 0, offset: has(TRUN.offset) ? next() : 0 });
  }
  return { dataOffset, samples };
}
