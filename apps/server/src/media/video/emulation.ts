/** The bytes of a NAL unit without those that only keep a start code from appearing (ITU-T H.264, 7.4.1; H.265 likewise). */
export function withoutEmulation(bytes: Uint8Array): Uint8Array {
  return bytes.filter((byte, i) => !(byte === 3 && i >= 2 && bytes[i - 1] === 0 && bytes[i - 2] === 0));
}
