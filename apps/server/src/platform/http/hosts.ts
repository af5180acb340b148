import { hostname, networkInterfaces } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { Settings } from '../settings.ts';

type HostSettings = Pick<
  Settings,
  | 'host'
  | 'allowedHosts'
  | 'publicUrl'
  | 'apiUrl'
  | 'streamUrl'
  | 'brandHost'
  | 'hostsTest'
  | 'hostsStage'
  | 'hostsProd'
>;

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];
/** What looks after the process reaches it by addresses that nobody else uses. */
const FOR_EVERY_HOST = new Set(['/healthz', '/readyz']);

/**
 * Refuses calls under a name that is not this installation's (decision 0014): the name goes into links and letters, and a
 * page on the net could lead its own name here.
 */
export function refuseOtherHosts(app: FastifyInstance, settings: HostSettings): void {
  const isOurs = knownHost(settings);
  app.addHook('onRequest', async (request) => {
    const path = request.url.split('?')[0] ?? '';
    if (!FOR_EVERY_HOST.has(path) && !isOurs(nameOf(request))) throw new AppError('HOST_REFUSED');
  });
}

/** Whether a host name, without its port, is one that people reach this installation by. */
export function knownHost(settings: HostSettings): (name: string) => boolean {
  const { host, allowedHosts, publicUrl, apiUrl, streamUrl, brandHost } = settings;
  const named = [
    ...LOCAL,
    ...allowedHosts,
    ...[publicUrl, apiUrl, streamUrl].flatMap((url) => (url === null ? [] : [new URL(url).hostname])),
    ...(brandHost === null ? [] : [brandHost.toLowerCase()]),
    ...settings.hostsTest,
    ...settings.hostsStage,
    ...settings.hostsProd,
  ];
  const names = new Set(named);
  const isOpenToNetwork = !LOCAL.includes(host) && host !== '::1';
  // The addresses of a machine change while it runs: they are looked up, and only for a name that is not known otherwise.
  return (name) => names.has(name) || (isOpenToNetwork && namesOfMachine(host).includes(name));
}

function namesOfMachine(host: string): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  const written = addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
  return [host.toLowerCase(), hostname().toLowerCase(), ...written];
}

/** As the browser's address bar shows it; empty where the call names none, or nothing that could be one. */
function nameOf({ host }: FastifyRequest): string {
  const url = `http://${host}`;
  return host && URL.canParse(url) ? new URL(url).hostname : '';
}
