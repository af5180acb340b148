import type { PersonRef } from '@rondo/contract/kit/shapes';

/** A field before and after, as the audit log shows it. */
export interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

/** The fields that changed. Empty texts count as none. */
export function changesOf(pairs: Record<string, readonly [string | null, string | null]>): Change[] {
  return Object.entries(pairs)
    .map(([field, [before, after]]) => ({ field, before: before || null, after: after || null }))
    .filter(({ before, after }) => before !== after);
}

export const namesOf = (people: readonly PersonRef[]): string => people.map((person) => person.name).join(', ');
