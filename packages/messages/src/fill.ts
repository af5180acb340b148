/** A language's texts: nouns, then nested keys, then a text with `{slots}`. */
export type Bundle = { readonly [key: string]: string | Bundle };

/** What goes into the slots of a text. */
export type Params = { readonly [slot: string]: string | number | null | undefined };

/** The text at a dotted key of a bundle, or undefined if there is none. */
export function lookup(bundle: Bundle, key: string): string | undefined {
  let at: string | Bundle | undefined = bundle;
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || !Object.hasOwn(at, part)) return undefined;
    at = at[part];
  }
  return typeof at === 'string' ? at : undefined;
}

/** Two bundles in one; a text that both have is the second's. */
export function joined(first: Bundle, second: Bundle): Bundle {
  const out: Record<string, string | Bundle> = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const before = Object.hasOwn(first, key) ? first[key] : undefined;
    out[key] = typeof value === 'object' && typeof before === 'object' ? joined(before, value) : value;
  }
  return out;
}

const slot = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/**
 * Puts values into the slots of a text. `{name}` is replaced by the value; `{count|item|items}` by the first word
 * when the value is 1 and by the second otherwise. A slot without a value stays visible, so that it is noticed.
 */
export function fill(text: string, params: Params = {}): string {
  return text.replace(slot, (whole, name: string, one?: string, many?: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined || value === null) return whole;
    if (one !== undefined && many !== undefined) return Number(value) === 1 ? one : many;
    return String(value);
  });
}

/** The text of a key with its slots filled; the key itself when the bundle lacks it. */
export function text(bundle: Bundle, key: string, params?: Params): string {
  const found = lookup(bundle, key);
  return found === undefined ? key : fill(found, params);
}
