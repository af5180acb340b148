import { type PictureHandler, TICKS_PER_S } from '../frame.ts';
import { boxAt, boxesIn } from '../mp4/box.ts';
import { trackOf } from '../mp4/read-clip.ts';
import { fragmentSamples } from '../mp4/read-fragments.ts';
import { boxStream } from './box-stream.ts';

/** Pictures out of the fragmented MP4 that ffmpeg writes. Throws Error or RangeError for what is none. */
export function convertedPictures({ onTrack, onFrame }: PictureHandler): (chunk: Buffer) => void {
  let moov: Buffer | null = null;
  let trak: Buffer | null = null;
  let timescale = TICKS_PER_S;
  let moof: Buffer | null = null;
  const begin = (body: Buffer): void => {
    moov = body;
    trak = boxAt(body, 'trak') ?? null;
    const mdhd = trak && boxAt(trak, 'mdia', 'mdhd');
    const stsd = trak && boxAt(trak, 'mdia', 'minf', 'stbl', 'stsd');
    if (!mdhd || !stsd) throw new Error('no track of pictures');
    timescale = mdhd.readUInt32BE(mdhd.readUInt8(0) === 1 ? 20 : 12) || TICKS_PER_S;
    onTrack({ ...trackOf(stsd), isConverted: true });
  };
  const show = (mdat: Buffer): void => {
    if (!moov || !trak || !moof) throw new Error('data without a head');
    const file = Buffer.concat([moof, mdat]);
    for (const { at, size, shownAt, isKey } of fragmentSamples(moov, trak, boxesIn(moof))) {
      if (at + size > file.length) throw new RangeError('a sample behind the end');
      onFrame({ isKey, time: Math.round((shownAt * TICKS_PER_S) / timescale), data: file.subarray(at, at + size) });
    }
    moof = null;
  };
  return boxStream((name, bytes) => {
    if (name === 'moov') begin(Buffer.from(bytes.subarray(8)));
    if (name === 'moof') moof = Buffer.from(bytes);
    if (name === 'mdat') show(bytes);
  });
}
