import { formatGroupPath } from '@rondo/domain/group-path';

interface Row {
  id: string;
  parent_id: string | null;
  name: string;
}

/** A department on a path: its key is the path in small letters, as two names that differ in case only are one name. */
export const keyOf = (segments: readonly string[]): string => formatGroupPath(segments).toLowerCase();

/** The departments that are there, by the key of their path; the root's key is empty. */
export function byPath<R extends Row>(rows: readonly R[]): Map<string, R> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const segmentsOf = (row: R): string[] => {
    const parent = row.parent_id === null ? undefined : byId.get(row.parent_id);
    return parent ? [...segmentsOf(parent), row.name] : [];
  };
  return new Map(rows.map((row) => [keyOf(segmentsOf(row)), row]));
}

/** The paths that would have to be made, parents first, each once; and how many of the given ones are there whole. */
export function missing(
  there: ReadonlyMap<string, unknown>,
  paths: readonly (readonly string[])[],
): { create: string[][]; existing: number } {
  const made = new Set<string>();
  const create: string[][] = [];
  for (const segments of paths) {
    for (let end = 1; end <= segments.length; end += 1) {
      const path = segments.slice(0, end);
      const key = keyOf(path);
      if (there.has(key) || made.has(key)) continue;
      made.add(key);
      create.push(path);
    }
  }
  return { create, existing: paths.filter((path) => there.has(keyOf(path))).length };
}
