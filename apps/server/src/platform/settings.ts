import { StartFailure } from './one-line-failure.ts';
import { type Setting, settingsTable } from './settings-table.ts';

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
  const main = { port: read(t.port), host: read(t.host), dataDir: read(t.dataDir), ...readDatabase(read) };
  return {
    ...main,
    ...readStore(read),
    redisUrl: read(t.redisUrl),
    smtpUrl: read(t.smtpUrl),
    mailFrom: read(t.mailFrom),
    ...readSms(read),
    ...readAddresses(read),
    registration: read(t.registration),
    registerCodesPerHour: read(t.registerCodesPerHour),
    ...readOidc(read),
    mapTilesUrl: read(t.mapTilesUrl),
    mapTilesAttribution: read(t.mapTilesAttribution),
    mapTilesGcj02: read(t.mapTilesGcj02),
    run: read(t.run),
    demo: read(t.demo) ?? main.databaseUrl === null,
    ...readMedia(read),
    ...readEdge(read),
    ...readModel(read),
    ...readVision(read),
    streamPort: read(t.streamPort),
    secretKey: read(t.secretKey),
    deviceLocal: read(t.deviceLocal),
    outgoingLocal: read(t.outgoingLocal),
    brandHost: read(t.brandHost),
    brandTitle: read(t.brandTitle),
    brandLogo: read(t.brandLogo),
    hostsTest: read(t.hostsTest),
    hostsStage: read(t.hostsStage),
    hostsProd: read(t.hostsProd),
    callsPerMinute: read(t.callsPerMinute),
    trustProxy: read(t.trustProxy),
    maxConnections: read(t.maxConnections),
    maxConnectionsPerAddress: read(t.maxConnectionsPerAddress),
    metricsToken: read(t.metricsToken),
    logLevel: read(t.logLevel),
  };
}

type Read = <T>(row: Setting<T>) => T;

/** The owner alone is no way in for the application. */
function readDatabase(read: Read) {
  const t = settingsTable;
  const database = { databaseUrl: read(t.databaseUrl), databaseOwnerUrl: read(t.databaseOwnerUrl) };
  if (database.databaseUrl !== null || database.databaseOwnerUrl === null) return database;
  throw new StartFailure('The database is configured in part: DATABASE_OWNER_URL needs DATABASE_URL.');
}

/** Where this installation is reached. What leaves it carries links, and those of a call's own host are anybody's choice. */
function readAddresses(read: Read) {
  const t = settingsTable;
  const plain = (row: Setting<string | null>) => read(row)?.replace(/\/+$/, '') ?? null;
  const addresses = {
    publicUrl: plain(t.publicUrl),
    apiUrl: plain(t.apiUrl),
    streamUrl: plain(t.streamUrl),
    allowedHosts: read(t.allowedHosts),
  };
  const needing = [t.smtpUrl, t.smsUrl, t.apiUrl, t.streamUrl].find((row) => read(row) !== null);
  if (needing === undefined || addresses.publicUrl !== null) return addresses;
  throw new StartFailure(
    `${needing.env} needs PUBLIC_URL, the address people reach Rondo by, such as https://rondo.example.com.`,
  );
}

function readMedia(read: Read) {
  const t = settingsTable;
  return {
    mediaKey: read(t.mediaKey),
    mediaUrl: read(t.mediaUrl)?.replace(/\/+$/, '') ?? null,
    mediaHost: read(t.mediaHost),
    mediaPort: read(t.mediaPort),
    webUrl: read(t.webUrl)?.replace(/\/+$/, '') ?? null,
    ffmpegPath: read(t.ffmpegPath),
    detectorOnnx: read(t.detectorOnnx),
    visionShare: read(t.visionShare),
    clipsDir: read(t.clipsDir),
  };
}

/** The language model is configured whole or not at all. */
function readModel(read: Read) {
  const t = settingsTable;
  const model = {
    llmUrl: read(t.llmUrl),
    llmModel: read(t.llmModel),
    llmKey: read(t.llmKey),
    embeddingModel: read(t.embeddingModel),
  };
  const needing = [t.llmKey, t.embeddingModel].find((row) => read(row) !== null);
  if (needing === undefined || model.llmUrl !== null) return model;
  throw new StartFailure(`The language model is configured in part: ${needing.env} needs LLM_BASE_URL.`);
}

/** The vision-language model: at its own endpoint, or at that of the language model. */
function readVision(read: Read) {
  const t = settingsTable;
  const vision = { visionUrl: read(t.visionUrl), visionModel: read(t.visionModel), visionKey: read(t.visionKey) };
  if (vision.visionModel === null && (vision.visionUrl !== null || vision.visionKey !== null))
    throw new StartFailure('The vision-language model is configured in part: VISION_BASE_URL needs VISION_MODEL.');
  if (vision.visionKey !== null && vision.visionUrl === null)
    throw new StartFailure('The vision-language model is configured in part: VISION_API_KEY needs VISION_BASE_URL.');
  if (vision.visionModel !== null && vision.visionUrl === null && read(t.llmUrl) === null)
    throw new StartFailure(
      'The vision-language model is configured in part: VISION_MODEL needs VISION_BASE_URL or LLM_BASE_URL.',
    );
  return vision;
}

/** Of store gateways: where other nodes find this one, and what a gateway itself is told. */
function readEdge(read: Read) {
  const t = settingsTable;
  return {
    nodeUrl: read(t.nodeUrl)?.replace(/\/+$/, '') ?? null,
    edgeServer: read(t.edgeServer)?.replace(/\/+$/, '') ?? null,
    edgeCode: read(t.edgeCode),
    httpsProxy: read(t.httpsProxy),
  };
}

/** The object store is configured whole or not at all. */
function readStore(read: Read) {
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
function readSms(read: Read) {
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
function readOidc(read: Read) {
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
