import { TICKS_PER_S, type Track } from '../frame.ts';
import { HEVC_NAL } from '../h265/h265.ts';
import { readHevcSps } from '../h265/sps.ts';
import { box, u16, u32 } from './box.ts';
import { movieWith } from './track-box.ts';

/** 72 dots an inch in 16.16. */
const DPI = 0x480000;

/** The head of a fragmented MP4 with one track of H.264 or H.265: what a browser is given before the first fragment. */
export function initSegment(track: Track): Buffer {
  const { width, height } = track;
  const { brand, configuration } = track.vps ? hevc(track, track.vps) : avc(track);
  const head = [zeros(6), u16(1), zeros(16), u16(width, height), u32(DPI, DPI, 0), u16(1), zeros(32), u16(24, 0xffff)];
  return movieWith({
    ...{ kind: 'vide', timescale: TICKS_PER_S, width, height, brand },
    sampleEntry: box(brand, ...head, configuration),
  });
}

const zeros = (bytes: number): Buffer => Buffer.alloc(bytes);

/** ISO/IEC 14496-15, 5.3.3. */
function avc({ sps, pps }: Track) {
  const head = Buffer.from([1, sps[1] ?? 0, sps[2] ?? 0, sps[3] ?? 0, 0xff, 0xe1]);
  const configuration = box('avcC', head, u16(sps.length), sps, Buffer.from([1]), u16(pps.length), pps);
  return { brand: 'avc1', configuration };
}

/** ISO/IEC 14496-15, 8.3.3: parameter sets stand here alone, not in the samples. */
function hevc({ sps, pps }: Track, vps: Buffer) {
  const facts = readHevcSps(sps);
  if (!facts) throw new Error('a track without a readable set');
  const { profile, chroma, lumaBits, chromaBits, subLayers, isNested } = facts;
  const arrays = [
    { kind: HEVC_NAL.vps, nal: vps },
    { kind: HEVC_NAL.sps, nal: sps },
    { kind: HEVC_NAL.pps, nal: pps },
  ].map(({ kind, nal }) => Buffer.concat([Buffer.from([0x80 | kind]), u16(1, nal.length), nal]));
  const configuration = box(
    'hvcC',
    Buffer.from([1]),
    profile,
    // No parallelism told, no rate told, lengths of four bytes.
    u16(0xf000),
    Buffer.from([0xfc, 0xfc | chroma, 0xf8 | lumaBits, 0xf8 | chromaBits, 0, 0]),
    Buffer.from([(subLayers << 3) | (isNested ? 4 : 0) | 3, arrays.length]),
    ...arrays,
  );
  return { brand: 'hvc1', configuration };
}
