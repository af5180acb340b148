import { box, fullBox, u16, u32 } from './box.ts';

/** The number of the one track. */
export const TRACK_ID = 1;

/** No turning, no scaling. */
export const MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
/** "und" in three letters of five bits. */
export const NO_LANGUAGE = 0x55c4;
const text = (letters: string): Buffer => Buffer.from(letters, 'latin1');
const zeros = (bytes: number): Buffer => Buffer.alloc(bytes);

/** What differs between a track of pictures and one of sound. */
interface TrackBox {
  kind: 'vide' | 'soun';
  /** Ticks a second. */
  timescale: number;
  /** Of pictures; 0 of sound. */
  width: number;
  height: number;
  /** The codec's brand beside the general ones. */
  brand: string;
  sampleEntry: Buffer;
}

/** The head of a fragmented MP4 with one track: what a browser is given before the first fragment. */
export function movieWith(track: TrackBox): Buffer {
  const brands = box('ftyp', text('iso5'), u32(512), text(`iso5iso6mp41${track.brand}`));
  const head = fullBox('mvhd', 0, 0, u32(0, 0, 1_000, 0, 0x10000), u16(0x100, 0), u32(0, 0), MATRIX, zeros(24), u32(2));
  const defaults = fullBox('trex', 0, 0, u32(TRACK_ID, 1, 0, 0, 0));
  return Buffer.concat([brands, box('moov', head, trackBox(track), box('mvex', defaults))]);
}

function trackBox({ kind, timescale, width, height, sampleEntry }: TrackBox): Buffer {
  const volume = kind === 'soun' ? 0x100 : 0;
  const size = u32(width * 0x10000, height * 0x10000);
  const head = fullBox('tkhd', 0, 3, u32(0, 0, TRACK_ID, 0, 0), zeros(8), u16(0, 0, volume, 0), MATRIX, size);
  const media = box(
    'mdia',
    fullBox('mdhd', 0, 0, u32(0, 0, timescale, 0), u16(NO_LANGUAGE, 0)),
    fullBox('hdlr', 0, 0, u32(0), text(kind), zeros(12), text('camera\0')),
    mediaInformation(kind, sampleEntry),
  );
  return box('trak', head, media);
}

function mediaInformation(kind: TrackBox['kind'], sampleEntry: Buffer): Buffer {
  const here = box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, 1)));
  const noSamples = ['stts', 'stsc', 'stco'].map((name) => fullBox(name, 0, 0, u32(0)));
  const samples = box(
    'stbl',
    fullBox('stsd', 0, 0, u32(1), sampleEntry),
    ...noSamples,
    fullBox('stsz', 0, 0, u32(0, 0)),
  );
  const head = kind === 'vide' ? fullBox('vmhd', 0, 1, zeros(8)) : fullBox('smhd', 0, 0, zeros(4));
  return box('minf', head, here, samples);
}
