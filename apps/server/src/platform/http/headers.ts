import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import { HEADER } from '@rondo/contract/kit/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { besideHere, isFromPages, wayToStreams } from './stream-host.ts';

type HeaderSettings = Pick<
  Settings,
  'publicUrl' | 'apiUrl' | 'streamUrl' | 'mediaUrl' | 'mapTilesUrl' | 'hostsProd' | 'hostsStage' | 'port'
>;

/** Where the other listener of this process is; null while it does not listen. */
export interface OtherPort {
  /** Of the server with the pages: the event-stream host, which they call. */
  streams?: () => number | null;
  /** Of the event-stream host: the server with the pages, which call it. */
  pages?: () => number | null;
}

/** Half a year, s. */
const HSTS_MAX_AGE_S = 15_552_000;
/** A browser asks this seldom whether it may call from the pages' host, s. */
const PREFLIGHT_MAX_AGE_S = 7_200;

/** Photos and check-ins need the first two, spoken remarks the third; nothing else is asked of a browser. */
const PERMISSIONS = [
  'camera=(self)',
  'geolocation=(self)',
  'microphone=(self)',
  ...'accelerometer browsing-topics display-capture encrypted-media gyroscope hid magnetometer midi payment serial usb xr-spatial-tracking'
    .split(' ')
    .map((feature) => `${feature}=()`),
].join(', ');

/** What browsers may do with our answers, and from where. */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  settings: HeaderSettings,
  { streams, pages }: OtherPort = {},
): Promise<void> {
  const { publicUrl, apiUrl } = settings;
  await app.register(helmet, {
    contentSecurityPolicy: csp(settings, wayToStreams(settings) === 'port' ? streams : undefined),
    crossOriginEmbedderPolicy: false,
    // Pictures of the pages come from the API's host.
    crossOriginResourcePolicy: { policy: apiUrl === null ? 'same-origin' : 'cross-origin' },
    hsts: publicUrl?.startsWith('https:') ? { maxAge: HSTS_MAX_AGE_S, includeSubDomains: false } : false,
  });
  app.addHook('onRequest', async (_, reply) => {
    void reply.header('permissions-policy', PERMISSIONS);
  });
  if (pages) allowPages(app, (request) => isFromPages(request, settings, pages()));
  else if (publicUrl !== null && otherOrigins(settings).length > 0) {
    const own = new URL(publicUrl).origin;
    allowPages(app, ({ headers }) => headers.origin === own);
  }
}

/** The hosts that pages call beside their own. */
function otherOrigins({ publicUrl, apiUrl, streamUrl }: HeaderSettings): string[] {
  const own = publicUrl === null ? '' : new URL(publicUrl).origin;
  const named = [apiUrl, streamUrl].flatMap((url) => (url === null ? [] : [new URL(url).origin]));
  return [...new Set(named)].filter((origin) => origin !== own);
}

/** CORS for the pages' own origin and no other. A session is a header of ours, never a cookie: no credentials. */
function allowPages(app: FastifyInstance, isOfPages: (request: FastifyRequest) => boolean): void {
  const asked = ['content-type', 'last-event-id', ...Object.values(HEADER)].join(', ');
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !isOfPages(request)) return;
    void reply.header('access-control-allow-origin', origin);
    void reply.header('access-control-expose-headers', 'content-disposition, date, retry-after');
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return;
    return reply
      .status(204)
      .header('access-control-allow-methods', 'GET, HEAD, POST, PUT, DELETE')
      .header('access-control-allow-headers', asked)
      .header('access-control-max-age', PREFLIGHT_MAX_AGE_S)
      .send();
  });
}

/** The host of the map's pictures; a placeholder in it, such as {s}, stands for any name. */
function tileOrigins({ mapTilesUrl }: HeaderSettings): string[] {
  const found = mapTilesUrl === null ? null : /^(https?:\/\/[^/]+)/.exec(mapTilesUrl);
  return found?.[1] ? [found[1].replace(/\{[^}]*\}/g, '*')] : [];
}

/**
 * Live pictures come over a WebSocket: of the pages' own host, which older browsers do not count as 'self', of MEDIA_URL, and in the
 * environments where streams have several ports, of any port of their hosts.
 */
function socketOrigins({ publicUrl, mediaUrl, hostsProd, hostsStage }: HeaderSettings): string[] {
  const from = mediaUrl ?? publicUrl;
  const own = from === null ? [] : [new URL(from).origin.replace(/^http/, 'ws')];
  return [...own, ...[...hostsProd, ...hostsStage].map((host) => `wss://${host}:*`)];
}

/** Single pictures of cameras come from there too. */
const mediaOrigins = ({ mediaUrl }: HeaderSettings): string[] => (mediaUrl === null ? [] : [new URL(mediaUrl).origin]);

function csp(settings: HeaderSettings, streams: OtherPort['streams']) {
  const others = otherOrigins(settings);
  const streamsOf = ({ headers }: IncomingMessage): string => besideHere(headers.host, streams?.() ?? null) ?? "'self'";
  return {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // React Aria writes a style into the page while it runs.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...others, ...tileOrigins(settings), ...mediaOrigins(settings)],
      mediaSrc: ["'self'", 'blob:', ...others],
      connectSrc: [
        "'self'",
        ...(streams ? [streamsOf] : []),
        ...others,
        ...mediaOrigins(settings),
        ...socketOrigins(settings),
      ],
      fontSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
      upgradeInsecureRequests: null,
    },
  };
}
