/** Reads single bits and Exp-Golomb codes (ITU-T H.264, 9.1). Throws RangeError behind the end. */
export function bitReader(bytes: Uint8Array) {
  let at = 0;
  const bit = (): number => {
    const byte = bytes[at >> 3];
    if (byte === undefined) throw new RangeError('no more bits');
    const value = (byte >> (7 - (at & 7))) & 1;
    at += 1;
    return value;
  };
  const bits = (count: number): number => {
    let value = 0;
    for (let i = 0; i < count; i += 1) value = value * 2 + bit();
    return value;
  };
  const unsigned = (): number => {
    let zeros = 0;
    while (bit() === 0) {
      zeros += 1;
      if (zeros > 32) throw new RangeError('no such code');
    }
    return 2 ** zeros - 1 + bits(zeros);
  };
  const signed = (): number => {
    const code = unsigned();
    return code % 2 === 0 ? -code / 2 : (code + 1) / 2;
  };
  return { bit, bits, unsigned, signed };
}

export type BitReader = ReturnType<typeof bitReader>;
