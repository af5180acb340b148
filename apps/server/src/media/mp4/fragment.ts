import { box, fullBox, u32 } from './box.ts';
import { TRACK_ID } from './track-box.ts';

/** One picture of a fragmented MP4; times in ticks of 1/90,000 s. */
export interface Sample {
  /** Counts up from 1. */
  number: number;
  /** When it is decoded: never before the one ahead of it. */
  decodeTime: number;
  /** How much later (or, with pictures that refer to later ones, earlier) it is shown. */
  offset: number;
  duration: number;
  isKey: boolean;
  data: Buffer;
}

/** tfhd: offsets count from the moof box. */
const BASE_IS_MOOF = 0x02_00_00;
/** trun: where the data is, and of each sample duration, size, flags and offset. */
const SAMPLE_FIELDS = 0x00_0f_01;
/** Of a sample: refers to no other, or to others and can be no beginning. */
const KEY_FLAGS = 0x02_00_00_00;
const OTHER_FLAGS = 0x01_01_00_00;
const U32 = 0x1_0000_0000;

/** A fragment with one picture: moof and mdat. */
export function fragment(sample: Sample): Buffer {
  const length = movieFragment(sample, 0).length;
  return Buffer.concat([movieFragment(sample, length + 8), box('mdat', sample.data)]);
}

function movieFragment({ number, decodeTime, offset, duration, isKey, data }: Sample, dataAt: number): Buffer {
  const flags = isKey ? KEY_FLAGS : OTHER_FLAGS;
  const shift = Buffer.alloc(4);
  shift.writeInt32BE(offset);
  const track = box(
    'traf',
    fullBox('tfhd', 0, BASE_IS_MOOF, u32(TRACK_ID)),
    fullBox('tfdt', 1, 0, u32(Math.floor(decodeTime / U32), decodeTime % U32)),
    fullBox('trun', 1, SAMPLE_FIELDS, u32(1, dataAt, duration, data.length, flags), shift),
  );
  return box('moof', fullBox('mfhd', 0, 0, u32(number)), track);
}
