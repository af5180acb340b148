/** Wire constants of sections 7-9 of the specification. Both sides import them; nobody repeats them. */

/** Sent in `x-client-version` and signed. */
export const CLIENT_VERSION = '1.3.24';
/** The clock of the signature: unix seconds plus this offset (UTC+8 read as a number). */
export const CLOCK_OFFSET_S = 28_800;
/** The signature's window starts this many seconds ago ... */
export const WINDOW_BEFORE_S = 5;
/** ... and ends this many seconds ahead. */
export const WINDOW_AHEAD_S = 3_600;
/** GET memory: how long an opted-in answer may be reused, unless the endpoint says otherwise. */
export const CACHE_DEFAULT_S = 300;
/** Identical GETs within this window share one request. */
export const COALESCE_MS = 1_500;
/** The same error text is not shown again within this time. */
export const TOAST_DEDUPE_MS = 1_000;
/** From "login expired" to the sign-in page. */
export const LOGIN_REDIRECT_MS = 1_000;
/** The three counters are asked for at most once in this time. */
export const COUNTER_THROTTLE_MS = 2_000;
/** A page's code that has not arrived by then is a failure. */
export const CHUNK_TIMEOUT_MS = 120_000;
/** How long a `requestId` answers with its stored first answer. */
export const REQUEST_MEMORY_DAYS = 7;
/** A ticket for a stream or a picture is good once, and this long. */
export const TICKET_S = 60;

/** Where the head of the page names the hosts it calls, when they are not its own. */
export const HOST_META = { api: 'rondo-api', stream: 'rondo-stream' } as const;

export const HEADER = {
  authorization: 'authorization',
  signature: 'x-signature',
  platform: 'x-platform',
  deviceName: 'x-device-name',
  deviceModel: 'x-device-model',
  systemVersion: 'x-system-version',
  staffId: 'x-staff-id',
  language: 'x-language',
  clientVersion: 'x-client-version',
} as const;
