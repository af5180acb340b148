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
