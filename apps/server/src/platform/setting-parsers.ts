/** How the text of a setting is read. Each throws the end of the sentence "PORT must ...". */

/** What one process of Rondo does; one process may do all of it. */
export const ROLES = ['web', 'worker', 'media'] as const;
/** Runs on a small computer in a store, and there alone. */
const EDGE = 'edge';
export type Role = (typeof ROLES)[number] | typeof EDGE;

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export function pairs(text: string): Readonly<Record<string, string>> {
  const parts = text.split(',').flatMap((part) => part.trim() || []);
  const read = parts.map((part) => /^([\w.]+)=(\S+)$/.exec(part));
  if (read.some((found) => found === null)) throw new Error('must be pairs like name=value, separated by commas');
  return Object.fromEntries(read.flatMap((found) => (found?.[1] && found[2] ? [[found[1], found[2]]] : [])));
}

export function onOff(text: string): boolean {
  if (text === '0' || text === '1') return text === '1';
  throw new Error('must be 0 or 1');
}

export function port(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > 65_535) throw new Error('must be a port number from 0 to 65535');
  return value;
}

export function count(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > 1_000_000_000) throw new Error('must be a whole number above 0');
  return value;
}

export function required(text: string): string {
  return text;
}

export function optional(text: string): string | null {
  return text === '' ? null : text;
}

/** Shorter secrets can be guessed by who has something that they sealed. */
const SHORTEST_SECRET = 32;

export function optionalSecret(text: string): string | null {
  if (text === '' || text.length >= SHORTEST_SECRET) return text || null;
  throw new Error(`must have at least ${SHORTEST_SECRET} characters`);
}

export function optionalUrl(...protocols: string[]) {
  return (text: string): string | null => {
    if (text === '') return null;
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
    throw new Error(`must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
  };
}

export function optionalPicture(text: string): string | null {
  if (text === '' || text.startsWith('data:image/')) return text || null;
  if (URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)) return text;
  throw new Error('must be an address that begins with https:// or http://, or a data:image/ URL');
}

export function hosts(text: string): readonly string[] {
  return text.split(',').flatMap((host) => host.trim().toLowerCase() || []);
}

export function roles(text: string): ReadonlySet<Role> {
  if (text.trim() === EDGE) return new Set([EDGE]);
  const named = text.split(',').map((name) => ROLES.find((role) => role === name.trim()));
  const known = named.filter((role) => role !== undefined);
  if (known.length < named.length)
    throw new Error(`must name parts out of ${ROLES.join(', ')}, separated by commas, or ${EDGE} alone`);
  return new Set(known);
}

export function demoChoice(text: string): boolean | null {
  if (text === '') return null;
  if (text === '0' || text === '1') return text === '1';
  throw new Error('must be 0 or 1');
}

export function logLevel(text: string): (typeof LOG_LEVELS)[number] {
  const level = LOG_LEVELS.find((known) => known === text);
  if (level) return level;
  throw new Error(`must be one of ${LOG_LEVELS.join(', ')}`);
}

export function share(text: string): number {
  const found = Number(text);
  if (found >= 0.05 && found <= 16) return found;
  throw new Error('must be a number from 0.05 to 16');
}
