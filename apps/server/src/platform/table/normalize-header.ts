/** A header without what people vary: case, spaces, underscores, stars of required columns, units in brackets. */
export function normalizeHeader(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
