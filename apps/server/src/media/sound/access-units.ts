import { bitReader } from '../video/bits.ts';
import { orNull } from './sound-config.ts';

/** How the packets of a stream tell where their access units begin (RFC 3640, 3.2.1), in bits. */
export interface UnitLayout {
  sizeLength: number;
  indexLength: number;
  indexDeltaLength: number;
}

/** More in one packet is no sound of a camera. */
const MOST_UNITS = 64;
/** The largest frame of eight channels (6,144 bits each). */
const LARGEST_UNIT_BYTES = 8 * 768;

interface Packet {
  payload: Buffer;
  isLast: boolean;
}

/**
 * Access units of AAC out of RTP payloads (RFC 3640): several in one packet, or one in several. What is not whole is left out.
 * `lose` is told when packets are missing before the next one.
 */
export function unitReader(layout: UnitLayout) {
  let parts: Buffer[] = [];
  let missingBytes = 0;
  const drop = (): void => {
    parts = [];
    missingBytes = 0;
  };
  const goOn = ({ payload, isLast }: Packet, dataAt: number): Buffer[] => {
    parts.push(payload.subarray(dataAt));
    missingBytes -= payload.length - dataAt;
    if (missingBytes > 0 && !isLast) return [];
    const unit = missingBytes === 0 ? [Buffer.concat(parts)] : [];
    drop();
    return unit;
  };
  return {
    take(packet: Packet): Buffer[] {
      const { payload } = packet;
      const head = orNull(() => readHead(payload, layout));
      if (!head) return [];
      const [size = 0] = head.sizes;
      // A fragment has the size of the whole unit.
      if (missingBytes > 0) return goOn(packet, head.dataAt);
      if (head.sizes.length === 1 && head.dataAt + size > payload.length) {
        missingBytes = size;
        return goOn(packet, head.dataAt);
      }
      return cut(payload, head.dataAt, head.sizes);
    },
    lose: drop,
  };
}

/** The sizes that the head of a payload tells, and where the data begins. Throws RangeError for what is none. */
function readHead(payload: Buffer, { sizeLength, indexLength, indexDeltaLength }: UnitLayout) {
  if (payload.length < 2) throw new RangeError('no head');
  const headBits = payload.readUInt16BE(0);
  const dataAt = 2 + Math.ceil(headBits / 8);
  if (dataAt >= payload.length) throw new RangeError('no data');
  const read = bitReader(payload.subarray(2, dataAt));
  const sizes: number[] = [];
  for (let used = 0; used + sizeLength <= headBits && sizes.length < MOST_UNITS; ) {
    const size = read.bits(sizeLength);
    if (size === 0 || size > LARGEST_UNIT_BYTES) throw new RangeError('no such unit');
    const more = sizes.length === 0 ? indexLength : indexDeltaLength;
    read.bits(Math.min(more, headBits - used - sizeLength));
    sizes.push(size);
    used += sizeLength + more;
  }
  if (sizes.length === 0) throw new RangeError('no unit');
  return { sizes, dataAt };
}

function cut(payload: Buffer, dataAt: number, sizes: readonly number[]): Buffer[] {
  const units: Buffer[] = [];
  let at = dataAt;
  for (const size of sizes) {
    if (at + size > payload.length) return units;
    units.push(Buffer.from(payload.subarray(at, at + size)));
    at += size;
  }
  return units;
}
