/** Kinds of NAL units (ITU-T H.264, table 7-1) that are told apart here. */
export const NAL = { slice: 1, keySlice: 5, sps: 7, pps: 8 } as const;

export const nalKind = (nal: Uint8Array): number => (nal[0] ?? 0) & 0x1f;

/** Coded slices: what a decoder is given; information beside them (delimiters, messages, fillers) is left out. */
export const isSlice = (nal: Uint8Array): boolean => {
  const kind = nalKind(nal);
  return kind >= NAL.slice && kind <= NAL.keySlice;
};
