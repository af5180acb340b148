import { boxAt } from './box.ts';

/** A sample as a file tells of it; times in the file's own units. */
export interface RawSample {
  at: number;
  size: number;
  shownAt: number;
  duration: number;
  isKey: boolean;
}

/** The samples of a plain MP4 file, from the tables of its track (ISO/IEC 14496-12, 8.6 and 8.7). */
export function tableSamples(stbl: Buffer): RawSample[] {
  const sizes = sampleSizes(stbl);
  const places = samplePlaces(stbl, sizes);
  const durations = runs(boxAt(stbl, 'stts'), sizes.length, 0);
  const offsets = runs(boxAt(stbl, 'ctts'), sizes.length, 0);
  const keys = keyNumbers(stbl);
  let decodedAt = 0;
  return sizes.map((size, i) => {
    const duration = durations[i] ?? 0;
    const shownAt = decodedAt + (offsets[i] ?? 0);
    decodedAt += duration;
    return { at: places[i] ?? 0, size, shownAt, duration, isKey: keys === null || keys.has(i + 1) };
  });
}

function sampleSizes(stbl: Buffer): number[] {
  const stsz = boxAt(stbl, 'stsz');
  if (!stsz) throw new Error('no sizes');
  const same = stsz.readUInt32BE(4);
  const count = stsz.readUInt32BE(8);
  if (count > (same > 0 ? stsz.length * 1_000 : stsz.length / 4)) throw new RangeError('too many samples');
  return Array.from({ length: count }, (_, i) => (same > 0 ? same : stsz.readUInt32BE(12 + i * 4)));
}

/** Values of stts and ctts: pairs of how many samples and what holds for them. */
function runs(table: Buffer | undefined, count: number, otherwise: number): number[] {
  const values: number[] = [];
  const entries = table ? table.readUInt32BE(4) : 0;
  for (let i = 0; table && i < entries && values.length < count; i += 1) {
    const times = Math.min(table.readUInt32BE(8 + i * 8), count - values.length);
    // Signed: what newer files say of pictures shown earlier; older ones never come near the sign.
    const value = table.readInt32BE(12 + i * 8);
    for (let n = 0; n < times; n += 1) values.push(value);
  }
  while (values.length < count) values.push(otherwise);
  return values;
}

function samplePlaces(stbl: Buffer, sizes: readonly number[]): number[] {
  const chunks = chunkPlaces(stbl);
  const stsc = boxAt(stbl, 'stsc');
  if (!stsc) throw new Error('no chunks');
  const entries = stsc.readUInt32BE(4);
  const places: number[] = [];
  for (let i = 0; i < entries; i += 1) {
    const from = stsc.readUInt32BE(8 + i * 12);
    const samplesInChunk = stsc.readUInt32BE(12 + i * 12);
    const to = i + 1 < entries ? stsc.readUInt32BE(8 + (i + 1) * 12) : chunks.length + 1;
    for (let chunk = from; chunk < to && places.length < sizes.length; chunk += 1) {
      let at = chunks[chunk - 1];
      if (at === undefined) throw new RangeError('no such chunk');
      for (let n = 0; n < samplesInChunk && places.length < sizes.length; n += 1) {
        const size = sizes[places.length] ?? 0;
        places.push(at);
        at += size;
      }
    }
  }
  if (places.length < sizes.length) throw new RangeError('samples without a place');
  return places;
}

function chunkPlaces(stbl: Buffer): number[] {
  const stco = boxAt(stbl, 'stco');
  const co64 = stco ? undefined : boxAt(stbl, 'co64');
  const table = stco ?? co64;
  if (!table) throw new Error('no chunks');
  const count = table.readUInt32BE(4);
  if (count > table.length / 4) throw new RangeError('too many chunks');
  const read = (i: number): number => (stco ? table.readUInt32BE(8 + i * 4) : Number(table.readBigUInt64BE(8 + i * 8)));
  return Array.from({ length: count }, (_, i) => read(i));
}

/** Which samples are key frames, from 1; null: all. */
function keyNumbers(stbl: Buffer): ReadonlySet<number> | null {
  const stss = boxAt(stbl, 'stss');
  if (!stss) return null;
  const count = Math.min(stss.readUInt32BE(4), stss.length / 4);
  return new Set(Array.from({ length: Math.floor(count) }, (_, i) => stss.readUInt32BE(8 + i * 4)));
}
