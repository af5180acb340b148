/** Boxes of ISO/IEC 14496-12: a length in four bytes, a name of four letters, what they hold. */

export function box(name: string, ...parts: readonly Uint8Array[]): Buffer {
  const size = parts.reduce((sum, part) => sum + part.length, 8);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, ...parts], size);
}

/** A box that begins with a version and 24 flags. */
export function fullBox(name: string, version: number, flags: number, ...parts: readonly Uint8Array[]): Buffer {
  return box(name, u32(version * 0x1_00_00_00 + flags), ...parts);
}

export function u32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [i, value] of values.entries()) bytes.writeUInt32BE(value, i * 4);
  return bytes;
}

export function u16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [i, value] of values.entries()) bytes.writeUInt16BE(value, i * 2);
  return bytes;
}

export interface FoundBox {
  name: string;
  /** Where the box itself begins in the file. */
  at: number;
  /** What it holds, without its head. */
  body: Buffer;
}

/** The boxes one behind the other in some bytes; `from` is where these begin in the file. Throws RangeError where one does not fit. */
export function boxesIn(bytes: Buffer, from = 0): FoundBox[] {
  const found: FoundBox[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (at + 8 > bytes.length) throw new RangeError('half a box');
    const short = bytes.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    if (at + head > bytes.length) throw new RangeError('half a box');
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? bytes.length - at : short;
    if (size < head || at + size > bytes.length) throw new RangeError('a box larger than what holds it');
    found.push({
      name: bytes.toString('latin1', at + 4, at + 8),
      at: from + at,
      body: bytes.subarray(at + head, at + size),
    });
    at += size;
  }
  return found;
}

/** The body of the box that a path of names leads to, the first of each; undefined where there is none. */
export function boxAt(bytes: Buffer, ...path: readonly string[]): Buffer | undefined {
  let body: Buffer | undefined = bytes;
  for (const name of path) body = body && boxesIn(body).find((found) => found.name === name)?.body;
  return body;
}
