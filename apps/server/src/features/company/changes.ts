/** A field as the audit log shows it: before and after, as texts. */
export interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

/** What differs between a row and what is written over it. */
export function changesOf<T extends Record<string, unknown>>(before: T, after: Partial<T>): Change[] {
  return Object.keys(after).flatMap((field) => {
    const [was, is] = [textOf(before[field]), textOf(after[field])];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
