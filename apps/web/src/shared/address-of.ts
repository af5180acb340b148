/** A page with what it is asked: several values repeat the name, what is not set is left out. */
export function addressOf(path: string, asked: object): string {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) address.append(name, String(one));
  }
  return `${path}?${address}`;
}
