/** Fragmented MP4 as a browser would take it apart, written from the standard and not from the product's own code. */
interface WalkedFragment {
  number: number;
  decodeTime: number;
  duration: number;
  isKey: boolean;
  /** Whether its NAL units fill the data exactly. */
  isWhole: boolean;
}

type Boxes = Map<string, Buffer>;

/** The boxes of some bytes by name; throws where they do not fit. */
function walk(bytes: Buffer): Boxes {
  const boxes: Boxes = new Map();
  let at = 0;
  while (at < bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > bytes.length) throw new Error(`a box of ${size} at ${at} of ${bytes.length}`);
    boxes.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + size));
    at += size;
  }
  return boxes;
}

function inside(bytes: Buffer, ...path: string[]): Buffer {
  return path.reduce((body, name) => {
    const found = walk(body).get(name);
    if (!found) throw new Error(`no ${name} of ${path.join('/')}`);
    return found;
  }, bytes);
}

/** Size and parameter sets of an init segment. */
export function walkInit(bytes: Buffer): { width: number; height: number; timescale: number; sps: Buffer } {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') throw new Error('no ftyp at the beginning');
  inside(bytes, 'moov', 'mvex', 'trex');
  const entry = inside(inside(bytes, 'moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd').subarray(8), 'avc1');
  const avcC = inside(entry.subarray(78), 'avcC');
  return {
    width: entry.readUInt16BE(24),
    height: entry.readUInt16BE(26),
    timescale: inside(bytes, 'moov', 'trak', 'mdia', 'mdhd').readUInt32BE(12),
    sps: avcC.subarray(8, 8 + avcC.readUInt16BE(6)),
  };
}

export function walkFragment(bytes: Buffer): WalkedFragment {
  if (bytes.toString('latin1', 4, 8) !== 'moof') throw new Error('no moof at the beginning');
  const moofSize = bytes.readUInt32BE(0);
  const traf = inside(bytes, 'moof', 'traf');
  const trun = inside(traf, 'trun');
  const data = inside(bytes, 'mdat');
  if (trun.readUInt32BE(4) !== 1 || trun.readUInt32BE(8) !== moofSize + 8) throw new Error('data is elsewhere');
  if (trun.readUInt32BE(16) !== data.length) throw new Error('data has another size');
  let at = 0;
  while (at + 4 <= data.length) at += 4 + data.readUInt32BE(at);
  return {
    number: inside(bytes, 'moof', 'mfhd').readUInt32BE(4),
    decodeTime: Number(inside(traf, 'tfdt').readBigUInt64BE(4)),
    duration: trun.readUInt32BE(12),
    isKey: trun.readUInt32BE(20) === 0x0200_0000,
    isWhole: at === data.length,
  };
}
