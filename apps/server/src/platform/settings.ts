import { StartFailure } from './one-line-failure.ts';

/** What one process of Rondo does; one process may do all of it. */
export const ROLES = ['web', 'worker', 'media'] as const;
export type Role = (typeof ROLES)[number];

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** One environment setting. `fallback` is what stands when it is not set; `parse` throws the end of the sentence "PORT must ...". */
type Setting<T> = { env: string; fallback: string; about: string; parse: (text: string) => T };

const setting = <T>(env: string, fallback: string, about: string, parse: (text: string) => T): Setting<T> => ({
  env,
  fallback,
  about,
  parse,
});

/** Every setting of the server; the documentation's table is made from these rows. */
export const settingsTable = {
  port: setting('PORT', '5180', 'TCP port of the web server; 0 takes any free one.', port),
  host: setting('HOST', '127.0.0.1', 'Address the web server listens on; 0.0.0.0 opens it to the network.', required),
  dataDir: setting('DATA_DIR', './data', 'Folder of the embedded database and of uploaded files.', required),
  databaseUrl: setting(
    'DATABASE_URL',
    '',
    'PostgreSQL 18 or Citus to use instead of the embedded one, as owner of the database.',
    optionalUrl('postgres:', 'postgresql:'),
  ),
  redisUrl: setting(
    'REDIS_URL',
    '',
    'Redis that carries events between nodes; without it PostgreSQL does.',
    optionalUrl('redis:', 'rediss:'),
  ),
  s3Endpoint: setting(
    'S3_ENDPOINT',
    '',
    'S3-compatible object store for files; without it they lie in the data folder.',
    optionalUrl('http:', 'https:'),
  ),
  s3Bucket: setting('S3_BUCKET', '', 'Bucket for the files; it must exist.', optional),
  s3AccessKey: setting('S3_ACCESS_KEY', '', 'Access key of the object store.', optional),
  s3SecretKey: setting('S3_SECRET_KEY', '', 'Secret key of the object store.', optional),
  s3Region: setting('S3_REGION', 'us-east-1', 'Region the requests to the object store are signed for.', required),
  smtpUrl: setting(
    'SMTP_URL',
    '',
    'Mail server, such as smtp://user:password@mail.example.com:587; without it no mail is sent.',
    optionalUrl('smtp:', 'smtps:'),
  ),
  mailFrom: setting(
    'MAIL_FROM',
    'Rondo <rondo@localhost>',
    'Sender of the mails, such as "Rondo <no-reply@example.com>".',
    required,
  ),
  smsUrl: setting(
    'SMS_URL',
    '',
    'Address that takes text messages as signed JSON; without it none is sent.',
    optionalUrl('http:', 'https:'),
  ),
  smsAccessKey: setting('SMS_ACCESS_KEY', '', 'Access key id at the text message service.', optional),
  smsSecretKey: setting('SMS_SECRET_KEY', '', 'Secret that signs the requests to it.', optional),
  smsSignName: setting('SMS_SIGN_NAME', 'Rondo', 'Signature shown at the head of a text message.', required),
  smsTemplates: setting(
    'SMS_TEMPLATES',
    '',
    'Template codes at the service by our text, such as code=SMS_1001,invite=SMS_1002; without one the whole text is sent.',
    pairs,
  ),
  publicUrl: setting(
    'PUBLIC_URL',
    '',
    'Address people reach this installation by, such as https://rondo.example.com; links in mails and invitations begin with it.',
    optionalUrl('http:', 'https:'),
  ),
  registration: setting('RONDO_REGISTRATION', '1', '0: nobody but the operator makes companies.', onOff),
  oidcIssuer: setting(
    'OIDC_ISSUER',
    '',
    'OpenID Connect provider for single sign-on, such as https://login.example.com.',
    optionalUrl('http:', 'https:'),
  ),
  oidcClientId: setting('OIDC_CLIENT_ID', '', 'Client id of Rondo at the provider.', optional),
  oidcClientSecret: setting('OIDC_CLIENT_SECRET', '', 'Client secret of Rondo at the provider.', optional),
  oidcName: setting('OIDC_NAME', 'SSO', 'What the sign-in page calls the provider.', required),
  run: setting(
    'RONDO_RUN',
    ROLES.join(','),
    'Parts this process runs, separated by commas: web, worker, media.',
    roles,
  ),
  demo: setting(
    'RONDO_DEMO',
    '',
    '1 fills an empty database with the demo company, 0 never does; by default only the embedded one is filled.',
    demoChoice,
  ),
  streamUrl: setting(
    'STREAM_URL',
    '',
    'Address at which browsers open event streams when it is another host than the pages have, such as https://stream.example.com.',
    optionalUrl('http:', 'https:'),
  ),
  brandHost: setting('BRAND_HOST', '', 'The one host name that shows the other brand.', optional),
  brandTitle: setting('BRAND_TITLE', '', 'Title shown on BRAND_HOST.', optional),
  brandLogo: setting(
    'BRAND_LOGO',
    '',
    'Logo shown on BRAND_HOST: the address of a picture, or the picture itself as a data: URL.',
    optionalPicture,
  ),
  hostsTest: setting('HOSTS_TEST', '', 'Host names of the test environment, separated by commas.', hosts),
  hostsStage: setting('HOSTS_STAGE', '', 'Host names of the staging environment, separated by commas.', hosts),
  hostsProd: setting('HOSTS_PROD', '', 'Host names of the production environment, separated by commas.', hosts),
  callsPerMinute: setting(
    'CALLS_PER_MINUTE',
    '3000',
    'Calls one address may make in a minute before it is answered 429; sign-in and uploads have tighter ones of their own.',
    count,
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    '',
    'Addresses of the proxies in front, separated by commas, whose X-Forwarded-For is believed; nobody by default.',
    hosts,
  ),
  logLevel: setting('LOG_LEVEL', 'info', `Least severe log line that is written: ${LOG_LEVELS.join(', ')}.`, logLevel),
};

type Table = typeof settingsTable;
type Parsed = { [Key in keyof Table]: ReturnType<Table[Key]['parse']> };

/** The settings as the program uses them. Optional ones that are not set are null; what depends on another is filled in. */
export type Settings = Omit<Parsed, 'demo'> & { demo: boolean };

/** Reads the environment; an empty text counts as not set. Throws StartFailure naming the first setting that makes no sense. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = <T>(row: Setting<T>): T => {
    const text = env[row.env]?.trim() || row.fallback;
    try {
      return row.parse(text);
    } catch (cause) {
      throw new StartFailure(`${row.env} ${cause instanceof Error ? cause.message : 'is wrong'}, not "${text}".`, {
        cause,
      });
    }
  };
  const t = settingsTable;
  const main = { port: read(t.port), host: read(t.host), dataDir: read(t.dataDir), databaseUrl: read(t.databaseUrl) };
  return {
    ...main,
    ...readStore(read),
    redisUrl: read(t.redisUrl),
    smtpUrl: read(t.smtpUrl),
    mailFrom: read(t.mailFrom),
    ...readSms(read),
    publicUrl: read(t.publicUrl)?.replace(/\/+$/, '') ?? null,
    registration: read(t.registration),
    ...readOidc(read),
    run: read(t.run),
    demo: read(t.demo) ?? main.databaseUrl === null,
    streamUrl: read(t.streamUrl),
    brandHost: read(t.brandHost),
    brandTitle: read(t.brandTitle),
    brandLogo: read(t.brandLogo),
    hostsTest: read(t.hostsTest),
    hostsStage: read(t.hostsStage),
    hostsProd: read(t.hostsProd),
    callsPerMinute: read(t.callsPerMinute),
    trustProxy: read(t.trustProxy),
    logLevel: read(t.logLevel),
  };
}

/** The object store is configured whole or not at all. */
function readStore(read: <T>(row: Setting<T>) => T) {
  const t = settingsTable;
  const store = {
    s3Endpoint: read(t.s3Endpoint),
    s3Bucket: read(t.s3Bucket),
    s3AccessKey: read(t.s3AccessKey),
    s3SecretKey: read(t.s3SecretKey),
    s3Region: read(t.s3Region),
  };
  const needed = [t.s3Endpoint, t.s3Bucket, t.s3AccessKey, t.s3SecretKey];
  const missing = needed.filter((row) => read(row) === null).map((row) => row.env);
  if (missing.length === 0 || missing.length === needed.length) return store;
  throw new StartFailure(`The object store is configured in part: set ${missing.join(', ')} too, or none of S3_*.`);
}

/** Text messages are configured whole or not at all. */
function readSms(read: <T>(row: Setting<T>) => T) {
  const t = settingsTable;
  const sms = {
    smsUrl: read(t.smsUrl),
    smsAccessKey: read(t.smsAccessKey),
    smsSecretKey: read(t.smsSecretKey),
    smsSignName: read(t.smsSignName),
    smsTemplates: read(t.smsTemplates),
  };
  if (sms.smsUrl === null || (sms.smsAccessKey !== null && sms.smsSecretKey !== null)) return sms;
  throw new StartFailure('Text messages are configured in part: SMS_URL needs SMS_ACCESS_KEY and SMS_SECRET_KEY.');
}

/** So is single sign-on, which also has to know the address it is reached by. */
function readOidc(read: <T>(row: Setting<T>) => T) {
  const t = settingsTable;
  const oidc = {
    oidcIssuer: read(t.oidcIssuer),
    oidcClientId: read(t.oidcClientId),
    oidcClientSecret: read(t.oidcClientSecret),
    oidcName: read(t.oidcName),
  };
  const needed = [oidc.oidcClientId, oidc.oidcClientSecret, read(t.publicUrl)];
  if (oidc.oidcIssuer === null || !needed.includes(null)) return oidc;
  throw new StartFailure(
    'Single sign-on is configured in part: OIDC_ISSUER needs OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and PUBLIC_URL.',
  );
}

function pairs(text: string): Readonly<Record<string, string>> {
  const parts = text.split(',').flatMap((part) => part.trim() || []);
  const read = parts.map((part) => /^([\w.]+)=(\S+)$/.exec(part));
  if (read.some((found) => found === null)) throw new Error('must be pairs like name=value, separated by commas');
  return Object.fromEntries(read.flatMap((found) => (found?.[1] && found[2] ? [[found[1], found[2]]] : [])));
}

function onOff(text: string): boolean {
  if (text === '0' || text === '1') return text === '1';
  throw new Error('must be 0 or 1');
}

function port(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > 65_535) throw new Error('must be a port number from 0 to 65535');
  return value;
}

function count(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > 1_000_000_000) throw new Error('must be a whole number above 0');
  return value;
}

function required(text: string): string {
  return text;
}

function optional(text: string): string | null {
  return text === '' ? null : text;
}

function optionalUrl(...protocols: string[]) {
  return (text: string): string | null => {
    if (text === '') return null;
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
    throw new Error(`must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
  };
}

function optionalPicture(text: string): string | null {
  if (text === '' || text.startsWith('data:image/')) return text || null;
  if (URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)) return text;
  throw new Error('must be an address that begins with https:// or http://, or a data:image/ URL');
}

function hosts(text: string): readonly string[] {
  return text.split(',').flatMap((host) => host.trim().toLowerCase() || []);
}

function roles(text: string): ReadonlySet<Role> {
  const named = text.split(',').map((name) => ROLES.find((role) => role === name.trim()));
  const known = named.filter((role) => role !== undefined);
  if (known.length < named.length) throw new Error(`must name parts out of ${ROLES.join(', ')}, separated by commas`);
  return new Set(known);
}

function demoChoice(text: string): boolean | null {
  if (text === '') return null;
  if (text === '0' || text === '1') return text === '1';
  throw new Error('must be 0 or 1');
}

function logLevel(text: string): (typeof LOG_LEVELS)[number] {
  const level = LOG_LEVELS.find((known) => known === text);
  if (level) return level;
  throw new Error(`must be one of ${LOG_LEVELS.join(', ')}`);
}
