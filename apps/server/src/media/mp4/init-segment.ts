import { TICKS_PER_S, type Track } from '../frame.ts';
import { box, fullBox, u16, u32 } from './box.ts';

/** The number of the one track. */
export const TRACK_ID = 1;

/** No turning, no scaling. */
const MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
/** "und" in three letters of five bits. */
const NO_LANGUAGE = 0x55c4;
/** 72 dots an inch in 16.16. */
const DPI = 0x480000;
const text = (letters: string): Buffer => Buffer.from(letters, 'latin1');

/** The head of a fragmented MP4 with one track of H.264: what a browser is given before the first fragment. */
export function initSegment(track: Track): Buffer {
  const brands = box('ftyp', text('iso5'), u32(512), text('iso5iso6mp41avc1'));
  const head = fullBox('mvhd', 0, 0, u32(0, 0, 1_000, 0, 0x10000), u16(0x100, 0), u32(0, 0), MATRIX, zeros(24), u32(2));
  const defaults = fullBox('trex', 0, 0, u32(TRACK_ID, 1, 0, 0, 0));
  return Buffer.concat([brands, box('moov', head, trackBox(track), box('mvex', defaults))]);
}

const zeros = (bytes: number): Buffer => Buffer.alloc(bytes);

function trackBox(track: Track): Buffer {
  const { width, height } = track;
  const size = u32(width * 0x10000, height * 0x10000);
  const head = fullBox('tkhd', 0, 3, u32(0, 0, TRACK_ID, 0, 0), zeros(8), u16(0, 0, 0, 0), MATRIX, size);
  const media = box(
    'mdia',
    fullBox('mdhd', 0, 0, u32(0, 0, TICKS_PER_S, 0), u16(NO_LANGUAGE, 0)),
    fullBox('hdlr', 0, 0, u32(0), text('vide'), zeros(12), text('camera\0')),
    mediaInformation(track),
  );
  return box('trak', head, media);
}

function mediaInformation(track: Track): Buffer {
  const here = box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, 1)));
  const noSamples = ['stts', 'stsc', 'stco'].map((name) => fullBox(name, 0, 0, u32(0)));
  const samples = box(
    'stbl',
    fullBox('stsd', 0, 0, u32(1), sampleEntry(track)),
    ...noSamples,
    fullBox('stsz', 0, 0, u32(0, 0)),
  );
  return box('minf', fullBox('vmhd', 0, 1, zeros(8)), here, samples);
}

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
