/**
 * The photos of a fix beside those of its problem (product 5 (c) 2): the first with the first and so on, and where one side has fewer,
 * its last one with each that is left. None where either side has no photo.
 */
export function photoPairs<T>(before: readonly T[], after: readonly T[]): { before: T; after: T }[] {
  return Array.from({ length: Math.max(before.length, after.length) }).flatMap((_, at) => {
    const [one, other] = [before[at] ?? before.at(-1), after[at] ?? after.at(-1)];
    return one !== undefined && other !== undefined ? [{ before: one, after: other }] : [];
  });
}
