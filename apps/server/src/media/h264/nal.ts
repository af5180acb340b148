/** Kinds of NAL units (ITU-T H.264, table 7-1) that are told apart here. */
export const NAL = { slice: 1, keySlice: 5, sps: 7, pps: 8 } as const;

export const nalKind = (nal: Uint8Array): number => (nal[0] ?? 0) & 0x1f;

/** Coded slices: what a decoder is given; information beside them (delimiters, messages, fillers) is left out. */
export const isSlice = (nal: Uint8Array): boolean => {
  const kind = nalKind(nal);
  return kind >= NAL.slice && kind <= NAL.keySlice;
};

/** NAL units as an MP4 sample has them: each behind its length in four bytes. */
export function withLengths(nals: readonly Uint8Array[]): Buffer {
  return Buffer.concat(
    nals.flatMap((nal) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(nal.length);
      return [length, nal];
    }),
  );
}
