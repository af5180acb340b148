/** The path of stored content as answers carry it, `/ab/cdef…`: two levels, so that no folder grows without bound. */
export function storedPath(sha256: Buffer): string {
  const hex = sha256.toString('hex');
  return `/${hex.slice(0, 2)}/${hex.slice(2)}`;
}
