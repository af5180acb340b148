import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that belong to the server itself, to its own link, or to nobody: what stands in a store has none of them. */
const OWN = new BlockList();
OWN.addSubnet('0.0.0.0', 8);
OWN.addSubnet('127.0.0.0', 8);
// The link itself; clouds answer with their secrets at 169.254.169.254.
OWN.addSubnet('169.254.0.0', 16);
OWN.addSubnet('224.0.0.0', 3);
OWN.addSubnet('::', 127, 'ipv6');
OWN.addSubnet('fe80::', 10, 'ipv6');
OWN.addSubnet('ff00::', 8, 'ipv6');
OWN.addAddress('fd00:ec2::254', 'ipv6');

/** Names that stand for this machine or its cloud wherever they are resolved. */
const OWN_NAMES = /(^|\.)(localhost|localdomain|internal)$/i;

/** Whether an IP address is one that no device of a store may have. IPv4 written as IPv6 counts as what it is. */
export function isOwnAddress(ip: string): boolean {
  const kind = isIP(ip);
  if (kind === 0) return false;
  const four = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (four !== undefined) return OWN.check(four);
  return OWN.check(ip, kind === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Whether the host of an address that somebody typed is one that no device may have. Numbers such as `0x7f.1` or `2130706433`
 * are read as a browser reads them. A name may lead anywhere: whoever connects looks at what it leads to then.
 */
export function isOwnHost(host: string): boolean {
  return OWN_NAMES.test(host.replace(/\.$/, '')) || isOwnAddress(plainHost(host));
}

/** A host without brackets; a number that stands for an address as the address. */
export function plainHost(host: string): string {
  const plain = host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(plain) !== 0) return plain;
  const url = `http://${plain}`;
  return URL.canParse(url) ? new URL(url).hostname : plain;
}

/** A name that leads where no device may stand. */
export class OwnAddress extends Error {
  override readonly name = 'OwnAddress';
}

/**
 * Looks a name up for `connect` and `request`; fails with OwnAddress where it leads to the server itself, its link or its cloud. What
 * is looked at is what is connected to: a name that changes its mind in between wins nothing.
 */
export const deviceLookup =
  ({ deviceLocal }: { deviceLocal: boolean }): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      if (!deviceLocal && found.some(({ address }) => isOwnAddress(address)))
        return done(new OwnAddress(`${host} leads to the server itself`), []);
      const [first] = found;
      if (options.all) return done(null, found);
      return done(null, first?.address ?? '', first?.family);
    });
