import { TICKS_PER_S, type Track } from '../frame.ts';
import { box, u16, u32 } from './box.ts';
import { movieWith } from './track-box.ts';

/** 72 dots an inch in 16.16. */
const DPI = 0x480000;

/** The head of a fragmented MP4 with one track of H.264: what a browser is given before the first fragment. */
export function initSegment(track: Track): Buffer {
  const { width, height } = track;
  return movieWith({
    ...{ kind: 'vide', timescale: TICKS_PER_S, width, height, brand: 'avc1' },
    sampleEntry: sampleEntry(track),
  });
}

const zeros = (bytes: number): Buffer => Buffer.alloc(bytes);

function sampleEntry({ width, height, sps, pps }: Track): Buffer {
  const configuration = box(
    'avcC',
    Buffer.from([1, sps[1] ?? 0, sps[2] ?? 0, sps[3] ?? 0, 0xff, 0xe1]),
    u16(sps.length),
    sps,
    Buffer.from([1]),
    u16(pps.length),
    pps,
  );
  return box(
    'avc1',
    zeros(6),
    u16(1),
    zeros(16),
    u16(width, height),
    u32(DPI, DPI, 0),
    u16(1),
    zeros(32),
    u16(24, 0xffff),
    configuration,
  );
}
