import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { deviceLookup, isOwnHost, OwnAddress, plainHost } from './device-network.ts';

/** Whoever takes longer is asked again later, ms. */
const PATIENCE_MS = 10_000;
/** As much of an answer is read, bytes: services say in a line what they think. */
const MOST_READ = 10_000;

/** Networks of a house: what stands there is no business of whoever types an address into a form. */
const HOUSE = new BlockList();
HOUSE.addSubnet('10.0.0.0', 8);
HOUSE.addSubnet('100.64.0.0', 10);
HOUSE.addSubnet('172.16.0.0', 12);
HOUSE.addSubnet('192.168.0.0', 16);
HOUSE.addSubnet('fc00::', 7, 'ipv6');

export interface Outgoing {
  url: string;
  method: 'GET' | 'POST' | 'PUT';
  headers?: Readonly<Record<string, string | number>>;
  body?: string | Buffer;
}

export interface Answered {
  status: number;
  text: string;
}

/** The address leads where outgoing requests may not go. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** Whether an address as it was typed may be asked; a name may still lead elsewhere, which whoever asks looks at. */
export function mayReach(url: string, isLocalAllowed: boolean): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return isLocalAllowed || !(isOwnHost(hostname) || isHouse(plainHost(hostname)));
}

const isHouse = (ip: string): boolean => isIP(ip) !== 0 && HOUSE.check(ip, isIP(ip) === 4 ? 'ipv4' : 'ipv6');

/**
 * Asks an address that somebody typed, once: nothing is followed elsewhere, no more than a little is read. Unless `isLocalAllowed`
 * nothing of this machine, its cloud and its house is reached, whatever a name leads to at that moment. Rejects with AddressRefused,
 * or with what the network said.
 */
export function ask({ url, method, headers, body }: Outgoing, isLocalAllowed: boolean): Promise<Answered> {
  if (!mayReach(url, isLocalAllowed)) return Promise.reject(new AddressRefused('the address may not be asked'));
  const send = url.startsWith('https:') ? secure : plain;
  return new Promise((resolve, reject) => {
    const failed = (error: Error) =>
      reject(error instanceof OwnAddress ? new AddressRefused(error.message, { cause: error }) : error);
    const going = send(
      url,
      {
        ...{ method, agent: false, lookup: outgoingLookup(isLocalAllowed), signal: AbortSignal.timeout(PATIENCE_MS) },
        headers: { 'User-Agent': 'Rondo', ...headers, ...(body ? { 'Content-Length': Buffer.byteLength(body) } : {}) },
      },
      (response) => {
        const chunks: Buffer[] = [];
        let length = 0;
        const end = () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).subarray(0, MOST_READ).toString('utf8'),
          });
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          length += chunk.length;
          if (length <= MOST_READ) return;
          end();
          response.destroy();
        });
        response.on('end', end);
        response.on('error', failed);
      },
    );
    going.on('error', failed);
    going.end(body);
  });
}

/** As `deviceLookup`, and nothing of the house either: what is looked at is what is connected to. */
export const outgoingLookup =
  (isLocalAllowed: boolean): LookupFunction =>
  (host, options, done) =>
    deviceLookup({ deviceLocal: isLocalAllowed })(host, options, (error, address, family) => {
      const found = Array.isArray(address) ? address.map((one) => one.address) : [address];
      if (!error && !isLocalAllowed && found.some(isHouse))
        return done(new OwnAddress(`${host} leads to the network of the server`), []);
      return done(error, address, family);
    });
