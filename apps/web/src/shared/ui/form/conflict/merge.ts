/** A line of the comparison: one field as people know it, which may be several keys of a draft. */
export interface CompareField<D> {
  keys: readonly (keyof D & string)[];
  label: string;
  /** The value in words. `other` is the other side, for values of which only the difference is worth reading. */
  words: (draft: D, other: D) => string;
}

export type Side = 'theirs' | 'mine';

/** Values of drafts: texts, numbers, lists, objects and sets. The order of a set does not count. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (one instanceof Set ? [...one].toSorted() : one)) ?? '';

/** Whether two drafts say the same in these fields. */
export const isSame = <D>(a: D, b: D, keys: CompareField<D>['keys']): boolean =>
  keys.every((key) => textOf(a[key]) === textOf(b[key]));

/** The fields in which what is typed and what is stored differ. */
export const differing = <D>(fields: readonly CompareField<D>[], theirs: D, mine: D): CompareField<D>[] =>
  fields.filter(({ keys }) => !isSame(theirs, mine, keys));

/** What is suggested: what the reader typed is theirs to keep, what they left alone follows the other. */
export const suggested = <D>(field: CompareField<D>, base: D, mine: D): Side =>
  isSame(base, mine, field.keys) ? 'theirs' : 'mine';

/** The draft with every field from the chosen side. Keys no field names stay as they are typed. */
export function merge<D extends object>(theirs: D, mine: D, sides: readonly (readonly [CompareField<D>, Side])[]): D {
  const taken = sides.flatMap(([field, side]) => (side === 'theirs' ? field.keys : []));
  const draft = { ...mine };
  for (const key of taken) draft[key] = theirs[key];
  return draft;
}
