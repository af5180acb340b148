/** Where a JPEG ends and the next begins: within one, no byte of the picture looks so (ITU-T T.81, B.1.1). */
const SEAM = Buffer.from([0xff, 0xd9, 0xff, 0xd8]);

/** The JPEGs that stand one behind the other in some bytes. */
export function splitJpegs(bytes: Buffer): Buffer[] {
  const found: Buffer[] = [];
  let from = 0;
  for (;;) {
    const seam = bytes.indexOf(SEAM, from);
    const end = seam < 0 ? bytes.length : seam + 2;
    if (end > from) found.push(bytes.subarray(from, end));
    if (seam < 0) return found;
    from = end;
  }
}
