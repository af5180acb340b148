/** What an exported picture says of itself, unseen: 64 bits. */
export interface PictureCode {
  /** 24 bits that stand for a member: see `owner-code.ts`. */
  owner: number;
  /** Days since 2020-01-01 in the company's zone. */
  day: number;
  /** Saved by the member, or seen through an external link that the member made. */
  way: (typeof WAYS)[number];
}

const WAYS = ['member', 'link'] as const;

/** Bytes of a code: three of the owner, two of the day, one of the way, two of the checksum. */
export const CODE_BYTES = 8;

/** As it is written into a picture. `pad` (8 bytes) is the company's: with another one the checksum is wrong. */
export function packCode({ owner, day, way }: PictureCode, pad: Uint8Array): Uint8Array {
  const plain = new Uint8Array(CODE_BYTES);
  const view = new DataView(plain.buffer);
  view.setUint8(0, owner >> 16);
  view.setUint16(1, owner & 0xffff);
  view.setUint16(3, day);
  view.setUint8(5, WAYS.indexOf(way));
  view.setUint16(6, checksum(plain.subarray(0, 6), pad));
  return covered(plain, pad);
}

/** Null for what is no code of this company. */
export function unpackCode(bytes: Uint8Array, pad: Uint8Array): PictureCode | null {
  const plain = covered(bytes, pad);
  const view = new DataView(plain.buffer);
  const way = WAYS[view.getUint8(5)];
  if (way === undefined || view.getUint16(6) !== checksum(plain.subarray(0, 6), pad)) return null;
  return { owner: (view.getUint8(0) << 16) | view.getUint16(1), day: view.getUint16(3), way };
}

const covered = (bytes: Uint8Array, pad: Uint8Array): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(bytes, (byte, at) => byte ^ (pad[at] ?? 0));

/** CRC-16/CCITT over the pad and the bytes: xor alone would leave a checksum right that was so under another pad. */
function checksum(bytes: Uint8Array, pad: Uint8Array): number {
  let crc = 0xffff;
  for (const byte of [...pad, ...bytes]) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc;
}
