import { HOST_META } from '@rondo/contract/kit/constants';

interface Page extends Pick<Document, 'querySelector'> {
  location: Pick<Location, 'protocol' | 'hostname'>;
}

/**
 * The hosts that the page calls: those its head names, else its own (empty). Event streams go where the API is unless they have a host,
 * or a port of the page's own (`:5181`).
 */
export function hostsOf(page: Page): { api: string; stream: string } {
  const named = (name: string): string => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  const api = named(HOST_META.api);
  const stream = named(HOST_META.stream);
  const { protocol, hostname } = page.location;
  return { api, stream: stream.startsWith(':') ? `${protocol}//${hostname}${stream}` : stream || api };
}
