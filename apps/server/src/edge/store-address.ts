import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { isOwnAddress, isOwnHost } from '../platform/device-network.ts';

/** Networks that a store has at home (RFC 1918, 6598, 4193). */
const HOME = new BlockList();
HOME.addSubnet('10.0.0.0', 8);
HOME.addSubnet('172.16.0.0', 12);
HOME.addSubnet('192.168.0.0', 16);
HOME.addSubnet('100.64.0.0', 10);
HOME.addSubnet('fc00::', 7, 'ipv6');

/**
 * The address that a gateway connects to for a host: one of the store's own network, never the gateway itself, its link, its cloud or the
 * open net, whatever a server asks for. Null where the host leads elsewhere. `isLocal` (DEVICE_LOCAL) allows this machine, for trials.
 * Rejects where a name cannot be looked up.
 */
export async function storeAddress(host: string, isLocal: boolean): Promise<string | null> {
  if (!isLocal && isOwnHost(host)) return null;
  const addresses = isIP(host) ? [host] : (await lookup(host, { all: true })).map(({ address }) => address);
  const [first] = addresses;
  return first !== undefined && addresses.every((one) => isOfStore(one, isLocal)) ? first : null;
}

/** Whether an IP address can be one of the store's own network. */
export function isOfStore(ip: string, isLocal: boolean): boolean {
  const isOwn = isOwnAddress(ip);
  if (isOwn) return isLocal;
  return HOME.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');
}
