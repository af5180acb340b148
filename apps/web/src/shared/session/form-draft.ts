import type { z } from 'zod';

type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whose unfinished form it is: it comes back only in the company, and to the person, it was begun in (product 27). */
export interface DraftOwner {
  companyId: string;
  memberId: string;
}

const keyOf = ({ companyId, memberId }: DraftOwner, form: string) => `form.${companyId}.${memberId}.${form}`;

/** What was typed into a form before the session ended; `null` when there is nothing that can be read. */
export function storedForm<S extends z.ZodType>(
  storage: KeyValue,
  owner: DraftOwner,
  form: string,
  shape: S,
): z.output<S> | null {
  const text = storage.getItem(keyOf(owner, form));
  if (text === null) return null;
  const read = shape.safeParse(jsonOf(text));
  return read.success ? read.data : null;
}

/** Keeps what was typed, or forgets it with `null`. */
export function keepForm(storage: KeyValue, owner: DraftOwner, form: string, value: unknown): void {
  if (value === null) storage.removeItem(keyOf(owner, form));
  else storage.setItem(keyOf(owner, form), JSON.stringify(value));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    console.warn('a kept form cannot be read', cause);
    return null;
  }
}
