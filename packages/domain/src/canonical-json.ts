/**
 * A value as the one JSON text that it has: members in the order of their names, no spaces, numbers as JavaScript writes them
 * (RFC 8785). The same facts give the same bytes on every machine, so that a hash of them can be compared. Members that are
 * undefined are left out; what JSON cannot say (functions, NaN) throws.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one: unknown) => canonicalJson(one)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, of]) => of !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, of]) => `${JSON.stringify(name)}:${canonicalJson(of)}`);
    return `{${members.join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('JSON has no such number');
  const text = JSON.stringify(value);
  if (text === undefined) throw new Error(`JSON cannot say a ${typeof value}`);
  return text;
}
