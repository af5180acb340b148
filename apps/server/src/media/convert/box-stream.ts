/** A converted picture in more bytes than this is none. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Takes the bytes of an MP4 in any pieces and gives its boxes whole, with their heads. Throws RangeError for what is none. */
export function boxStream(onBox: (name: string, bytes: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    let bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    while (bytes.length >= 8) {
      const size = bytes.readUInt32BE(0);
      if (size < 8 || size > MOST_BYTES) throw new RangeError('no box');
      if (bytes.length < size) break;
      onBox(bytes.toString('latin1', 4, 8), bytes.subarray(0, size));
      bytes = bytes.subarray(size);
    }
    rest = Buffer.from(bytes);
  };
}
