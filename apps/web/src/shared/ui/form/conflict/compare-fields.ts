import type { CompareField } from './merge.ts';

/** How one key of a draft is compared: by itself, in the line of another key, or not at all, since nothing of it is ever read back. */
type Compared<D> = Omit<CompareField<D>, 'keys'> | (keyof D & string) | null;

/**
 * The lines of a comparison, in order of the table, which names every key of the draft: a key that is in no line would be
 * saved over what somebody else made of it, unseen.
 */
export function compareFields<D extends object>(table: { [K in keyof D & string]-?: Compared<D> }): CompareField<D>[] {
  const entries = Object.entries(table) as [keyof D & string, Compared<D>][];
  return entries.flatMap(([key, line]) => {
    if (line === null || typeof line !== 'object') return [];
    const others = entries.filter(([, other]) => other === key).map(([other]) => other);
    return [{ ...line, keys: [key, ...others] }];
  });
}
