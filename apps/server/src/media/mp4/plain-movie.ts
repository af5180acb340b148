import { TICKS_PER_S } from '../frame.ts';
import { box, fullBox, u16, u32 } from './box.ts';
import { MATRIX, NO_LANGUAGE, TRACK_ID } from './track-box.ts';

/** A picture of a plain MP4; times in ticks of 1/90,000 s. */
export interface PlainSample {
  size: number;
  /** Until the next one is decoded. */
  duration: number;
  /** How much later than it is decoded it is shown; below 0 with pictures that refer to later ones. */
  offset: number;
  isKey: boolean;
}

interface PlainMovie {
  /** The body of a box `stsd`: codec, size, parameter sets. */
  stsd: Buffer;
  /** Pixels. */
  width: number;
  height: number;
  /** In the order of decoding, which is that of the bytes behind the head. */
  samples: readonly PlainSample[];
  /** How many samples lie one behind the other in each chunk; together all of them. */
  chunks: readonly number[];
}

const text = (letters: string): Buffer => Buffer.from(letters, 'latin1');
const zeros = (bytes: number): Buffer => Buffer.alloc(bytes);
const U32 = 0x1_0000_0000;

/**
 * All of a plain MP4 (ISO/IEC 14496-12) that comes before the bytes of its pictures: every player knows at once how long it is and where
 * to seek. The pictures follow in their order.
 */
export function plainMovieHead(movie: PlainMovie): Buffer {
  const bytes = movie.samples.reduce((sum, { size }) => sum + size, 0);
  const brands = box('ftyp', text('isom'), u32(512), text('isomiso6mp41'));
  // Where the pictures begin depends on how long the tables are, which does not depend on it.
  const mdat = dataHead(bytes);
  const length = brands.length + moov(movie, 0).length + mdat.length;
  return Buffer.concat([brands, moov(movie, length), mdat]);
}

/** The head of `mdat` alone, its length in eight bytes: its body follows. */
function dataHead(bytes: number): Buffer {
  const size = bytes + 16;
  return Buffer.concat([u32(1), text('mdat'), u32(Math.floor(size / U32), size % U32)]);
}

function moov(movie: PlainMovie, dataAt: number): Buffer {
  const { stsd, width, height, samples } = movie;
  const duration = samples.reduce((sum, one) => sum + one.duration, 0);
  const seconds = Math.round((duration * 1_000) / TICKS_PER_S);
  const head = fullBox(
    ...(['mvhd', 0, 0] as const),
    u32(0, 0, 1_000, seconds, 0x10000),
    u16(0x100, 0),
    ...[u32(0, 0), MATRIX, zeros(24), u32(2)],
  );
  const size = u32(width * 0x10000, height * 0x10000);
  const track = fullBox('tkhd', 0, 3, u32(0, 0, TRACK_ID, 0, seconds), zeros(8), u16(0, 0, 0, 0), MATRIX, size);
  const media = box(
    'mdia',
    fullBox('mdhd', 0, 0, u32(0, 0, TICKS_PER_S, duration), u16(NO_LANGUAGE, 0)),
    fullBox('hdlr', 0, 0, u32(0), text('vide'), zeros(12), text('camera\0')),
    box(
      'minf',
      fullBox('vmhd', 0, 1, zeros(8)),
      box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, 1))),
      box('stbl', box('stsd', stsd), ...tables(movie, dataAt)),
    ),
  );
  return box('moov', head, box('trak', track, media));
}

/** Times, keys, sizes and places of all samples. */
function tables({ samples, chunks }: PlainMovie, dataAt: number): Buffer[] {
  const keys = samples.flatMap(({ isKey }, at) => (isKey ? [at + 1] : []));
  const offsets = samples.map(({ offset }) => offset);
  return [
    fullBox('stts', 0, 0, runs(samples.map(({ duration }) => duration))),
    ...(offsets.some((offset) => offset !== 0) ? [fullBox('ctts', 1, 0, runs(offsets))] : []),
    fullBox('stss', 0, 0, u32(keys.length, ...keys)),
    fullBox('stsc', 0, 0, u32(chunks.length), ...chunks.map((count, at) => u32(at + 1, count, 1))),
    fullBox('stsz', 0, 0, u32(0, samples.length), sizesOf(samples)),
    fullBox('co64', 0, 0, u32(chunks.length), ...placesOf(samples, chunks, dataAt)),
  ];
}

/** How many have the same value, and the value, as stts and ctts have them. */
function runs(values: readonly number[]): Buffer {
  const found: { count: number; value: number }[] = [];
  for (const value of values) {
    const last = found.at(-1);
    if (last?.value === value) last.count += 1;
    else found.push({ count: 1, value });
  }
  const table = Buffer.alloc(4 + found.length * 8);
  table.writeUInt32BE(found.length);
  for (const [at, { count, value }] of found.entries()) {
    table.writeUInt32BE(count, 4 + at * 8);
    table.writeInt32BE(value, 8 + at * 8);
  }
  return table;
}

function sizesOf(samples: readonly PlainSample[]): Buffer {
  const table = Buffer.alloc(samples.length * 4);
  for (const [at, { size }] of samples.entries()) table.writeUInt32BE(size, at * 4);
  return table;
}

function placesOf(samples: readonly PlainSample[], chunks: readonly number[], dataAt: number): Buffer[] {
  let at = dataAt;
  let first = 0;
  return chunks.map((count) => {
    const place = u32(Math.floor(at / U32), at % U32);
    for (const { size } of samples.slice(first, first + count)) at += size;
    first += count;
    return place;
  });
}
