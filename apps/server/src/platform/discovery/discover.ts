import { randomUUID } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { networkInterfaces } from 'node:os';
import type { FoundDevice } from './found-device.ts';
import { probeText, readMatch } from './probe.ts';

/** Where devices listen (WS-Discovery 1.0, 2.4). */
const GROUP = '239.255.255.250';
const PORT = 3_702;
/** Devices answer within half a second; slow ones and lost packets get more. */
const WAIT_MS = 2_500;
/** It is asked twice: UDP loses. */
const AGAIN_MS = 700;
/** A longer answer is no device's. */
const LONGEST = 16 * 1024;
/** A network with more is searched part by part. */
const MOST_FOUND = 256;

interface Options {
  /** Devices of this machine are looked for too. */
  isLocal: boolean;
  /** Whether a device at this address may be told. */
  isWanted: (address: string) => boolean;
}

/** The cameras and recorders that say so themselves (ONVIF, by WS-Discovery), in every network of this machine. */
export async function discoverDevices({ isLocal, isWanted }: Options): Promise<FoundDevice[]> {
  const found = new Map<string, FoundDevice>();
  const hear = (message: Buffer): void => {
    if (message.length > LONGEST || found.size >= MOST_FOUND) return;
    const device = readMatch(message);
    if (device && isWanted(device.host)) found.set(`${device.host}:${device.port}`, device);
  };
  await Promise.all(interfaces(isLocal).map((address) => search(address, hear)));
  return [...found.values()].toSorted((one, other) => one.host.localeCompare(other.host, 'en', { numeric: true }));
}

const interfaces = (isLocal: boolean): string[] =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && (isLocal || !internal))
    .map(({ address }) => address);

/** Asks in the network of one address of this machine. One that cannot be asked has nothing to tell. */
function search(address: string, hear: (message: Buffer) => void): Promise<void> {
  const socket = createSocket('udp4');
  const probe = Buffer.from(probeText(randomUUID()));
  return new Promise((resolve) => {
    let again: NodeJS.Timeout | undefined;
    let end: NodeJS.Timeout | undefined;
    const over = (): void => {
      clearTimeout(again);
      clearTimeout(end);
      socket.close(() => resolve());
    };
    socket.on('message', hear);
    socket.once('error', over);
    socket.bind(0, address, () => {
      const ask = (): void => socket.send(probe, PORT, GROUP, (error) => error && socket.emit('error', error));
      socket.setMulticastInterface(address);
      ask();
      again = setTimeout(ask, AGAIN_MS);
      end = setTimeout(() => {
        socket.off('error', over);
        // It is closed next: what fails from now on is of no search any more.
        socket.on('error', () => undefined);
        over();
      }, WAIT_MS);
    });
  });
}
