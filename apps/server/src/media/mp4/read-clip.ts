import { type Frame, TICKS_PER_S, type Track } from '../frame.ts';
import { readSps } from '../h264/sps.ts';
import { boxAt, boxesIn, type FoundBox } from './box.ts';
import { fragmentSamples } from './read-fragments.ts';
import { type RawSample, tableSamples } from './read-tables.ts';

/** A clip, ready to be played around and around. */
export interface Clip {
  track: Track;
  /** In the order of decoding, times from 0; the first is a key frame. */
  frames: readonly Frame[];
  /** Ticks until it begins again. */
  duration: number;
}

/** Longer clips are no demo's: the whole of one is held in memory. */
const MOST_SAMPLES = 20_000;

/** Reads an MP4 file with a track of H.264, plain or fragmented. Throws RangeError or Error for what is none. */
export function readClip(file: Buffer): Clip {
  const { stsd, timescale, samples } = readVideo(file);
  return clipOf(file, trackOf(stsd), timescale, samples);
}

/** The track of pictures of an MP4 file as it stands there, whatever its codec. */
export interface Video {
  /** The body of its box `stsd`: codec, size, parameter sets. */
  stsd: Buffer;
  /** Units a second. */
  timescale: number;
  /** In the order of decoding. */
  samples: readonly RawSample[];
}

/** Reads the track of pictures of a plain or fragmented MP4 file. Throws RangeError or Error for what is none. */
export function readVideo(file: Buffer): Video {
  const top = boxesIn(file);
  const moov = top.find(({ name }) => name === 'moov')?.body;
  const trak = moov && boxesIn(moov).find((found) => found.name === 'trak' && isVideo(found))?.body;
  const mdhd = trak && boxAt(trak, 'mdia', 'mdhd');
  const stbl = trak && boxAt(trak, 'mdia', 'minf', 'stbl');
  const stsd = stbl && boxAt(stbl, 'stsd');
  if (!moov || !trak || !mdhd || !stbl || !stsd) throw new Error('no track of pictures');
  const timescale = mdhd.readUInt32BE(mdhd.readUInt8(0) === 1 ? 20 : 12);
  if (timescale === 0) throw new Error('no time');
  const fragments = top.filter(({ name }) => name === 'moof');
  const samples = fragments.length > 0 ? fragmentSamples(moov, trak, fragments) : tableSamples(stbl);
  if (samples.length > MOST_SAMPLES) throw new Error('too long');
  return { stsd, timescale, samples };
}

const isVideo = ({ body }: FoundBox): boolean => boxAt(body, 'mdia', 'hdlr')?.toString('latin1', 8, 12) === 'vide';

function clipOf(file: Buffer, track: Track, timescale: number, samples: readonly RawSample[]): Clip {
  const ticks = (units: number): number => Math.round((units * TICKS_PER_S) / timescale);
  const begin = Math.min(...samples.map(({ shownAt }) => shownAt));
  const frames = samples.map(({ at, size, shownAt, isKey }) => {
    if (at + size > file.length) throw new RangeError('a sample behind the end');
    return { isKey, time: ticks(shownAt - begin), data: file.subarray(at, at + size) };
  });
  if (frames[0]?.isKey !== true) throw new Error('does not begin with a key frame');
  const duration = ticks(samples.reduce((sum, sample) => sum + sample.duration, 0));
  if (duration <= 0) throw new Error('lasts no time');
  return {
    track: { ...track, fps: track.fps ?? Math.round((frames.length * TICKS_PER_S) / duration) },
    frames,
    duration,
  };
}

/** The parameter sets of the avc1 sample entry (ISO/IEC 14496-15, 5.3.3). */
export function trackOf(stsd: Buffer): Track {
  const entry = boxesIn(stsd.subarray(8)).find(({ name }) => name === 'avc1');
  const avcC = entry && boxesIn(entry.body.subarray(78)).find(({ name }) => name === 'avcC')?.body;
  if (!avcC || (avcC.readUInt8(4) & 3) !== 3) throw new Error('no H.264 with lengths of four bytes');
  const spsLength = avcC.readUInt16BE(6);
  const sps = avcC.subarray(8, 8 + spsLength);
  const ppsLength = avcC.readUInt16BE(8 + spsLength + 1);
  const pps = avcC.subarray(8 + spsLength + 3, 8 + spsLength + 3 + ppsLength);
  const facts = readSps(sps);
  if (!facts || pps.length === 0) throw new Error('no parameter sets');
  return { vps: null, sps, pps, ...facts };
}
