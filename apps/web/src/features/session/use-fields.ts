import { useState } from 'react';
import type { Refusal } from '../../shared/http/http.ts';

export type Faults<V> = { [K in keyof V]?: string | undefined };

/** The values of a form with what is wrong at each field; what was typed stays whatever goes wrong. */
export function useFields<V extends Record<string, string>>(start: V) {
  const [values, setValues] = useState(start);
  const [faults, setFaults] = useState<Faults<V>>({});
  return {
    values,
    faults,
    set(name: keyof V, value: string): void {
      setValues((before) => ({ ...before, [name]: value }));
      setFaults((before) => ({ ...before, [name]: undefined }));
    },
    /** Shows what the page itself found; true when there was nothing. */
    check(found: Faults<V>): boolean {
      setFaults(found);
      return Object.values(found).every((fault) => fault === undefined);
    },
    /** Shows a refusal at its fields; `at` says which field a reason belongs to. Whether it was shown. */
    refuse(refusal: Refusal, at: Partial<Record<string, keyof V>> = {}): boolean {
      const own = refusal.reason === null ? undefined : at[refusal.reason];
      const named = refusal.fields.filter(({ path }) => path in start);
      const found: Faults<V> = {};
      for (const { path, message } of named) found[path as keyof V] = message;
      if (own !== undefined) found[own] = refusal.message;
      setFaults(found);
      return own !== undefined || named.length > 0;
    },
  };
}

/** The first fault of some, or none: `{ name: needed(name, t('...')) }`. */
export const needed = (value: string, words: string): string | undefined => (value.trim() ? undefined : words);
