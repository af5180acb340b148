import { isIPv6 } from 'node:net';

/**
 * What limits and locks count an address by: IPv4 as it is, also where it comes mapped into IPv6, and of IPv6 the /64, since
 * one subscriber has all of it (RFC 6177). Anything else is its own key.
 */
export function addressKey(ip: string): string {
  const groups = groupsOf(ip);
  if (groups === null) return ip;
  const mapped = mappedOf(groups);
  return mapped ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * How the keys of a neighbourhood begin, for what is counted over many subscribers: the /24 of IPv4, the /48 of IPv6. An address
 * that is neither has its own key.
 */
export function neighbourhoodOf(ip: string): string {
  const key = addressKey(ip);
  return /^(?:\d+\.){3}(?=\d+$)|^(?:[\da-f]+:){3}/.exec(key)?.[0] ?? key;
}

/** The eight groups of an IPv6 address without leading zeros; null for what is none. */
function groupsOf(ip: string): string[] | null {
  const plain = ip.split('%')[0] ?? '';
  if (!isIPv6(plain)) return null;
  // The URL parser writes every spelling of an address in one way (RFC 5952).
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

/** The IPv4 address inside `::ffff:0:0/96`. */
function mappedOf(groups: readonly string[]): string | null {
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (!isMapped || high === undefined || low === undefined) return null;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
