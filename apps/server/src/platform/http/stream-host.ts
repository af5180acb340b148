import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** Where every streaming POST is: what a proxy that has one address for all sends to STREAM_PORT. */
export const STREAM_FOLDER = '/knowledge/assistant/stream/';

type HostSettings = Pick<Settings, 'publicUrl' | 'apiUrl' | 'streamUrl' | 'port'>;

/**
 * How pages reach the event-stream host: at STREAM_URL; through the proxy before us, which sends its addresses to STREAM_PORT; or, where
 * nothing stands between, at STREAM_PORT of the host they came from.
 */
export function wayToStreams({ publicUrl, apiUrl, streamUrl, port }: HostSettings): 'url' | 'proxy' | 'port' {
  if (streamUrl !== null) return 'url';
  if (apiUrl !== null) return 'proxy';
  if (publicUrl === null) return 'port';
  const url = new URL(publicUrl);
  return url.protocol === 'http:' && url.port === String(port) ? 'port' : 'proxy';
}

/** The same host name at another port of this process, as a browser writes it; null while that does not listen. */
export function besideHere(host: string | undefined, port: number | null): string | null {
  const here = `http://${host ?? ''}`;
  if (port === null || !host || !URL.canParse(here)) return null;
  return new URL(`http://${new URL(here).hostname}:${port}`).origin;
}

/** Whether a call to the event-stream host comes from a page of this installation: of PUBLIC_URL, or of the pages' port of the same host. */
export function isFromPages(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { publicUrl }: HostSettings,
  pagesPort: number | null,
): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  return (publicUrl !== null && origin === new URL(publicUrl).origin) || origin === besideHere(host, pagesPort);
}
