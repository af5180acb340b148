/** What stands in place of a secret. */
export const HIDDEN = '••••••';

/** Fields that open something for whoever reads them. */
const SECRET = /(token|ticket|password)$/i;

/** JSON without the secrets in it, set out over lines where an indent is given. What is no JSON stays as it is. */
export function masked(text: string, indent = 0): string {
  try {
    return JSON.stringify(JSON.parse(text, hide), null, indent);
  } catch (cause) {
    console.warn('no JSON', cause);
    return text;
  }
}

/** A query that shows no secrets. */
export const maskedPairs = (pairs: readonly Pair[]): Pair[] =>
  pairs.map(([name, value]) => [name, SECRET.test(name) ? HIDDEN : value]);

type Pair = readonly [string, string];

const hide = (name: string, value: unknown): unknown =>
  SECRET.test(name) && typeof value === 'string' && value !== '' ? HIDDEN : value;
