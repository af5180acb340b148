import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The names that TRUST_PROXY knows for groups of addresses. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Whether an address is one of the proxies of TRUST_PROXY: addresses, ranges, or names of ranges. */
export function proxyList(trusted: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of trusted.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Where a request comes from that Fastify does not see (an upgrade): the last address that no proxy of TRUST_PROXY told of itself. */
export function forwardedAddress({ socket, headers }: IncomingMessage, trusted: readonly string[]): string {
  const isProxy = proxyList(trusted);
  const told = headers['x-forwarded-for'];
  const path = (typeof told === 'string' ? told : '').split(',').map((one) => one.trim());
  const all = [...path.filter((one) => isIP(one) !== 0), socket.remoteAddress ?? ''];
  return all.findLast((one) => !isProxy(one)) ?? all[0] ?? '';
}
