import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { type Received, receiver } from './receiver.ts';

interface Pushed {
  title: string;
  body: string;
  url: string;
  tag: string;
}

export interface PushService {
  /** A browser that subscribes: what its page hands on, and what it was told since. */
  browser(): { subscription: { endpoint: string; p256dh: string; auth: string }; told: () => Pushed[] };
  /** With 201 it takes pushes; 410: the browser is no more; 503: not now. */
  status: number;
  url: string;
  stop(): Promise<void>;
}

/**
 * The service of a browser's maker over real HTTP: takes what is signed by the key that the browser subscribed with (RFC 8292), and hands
 * it to the browser, which alone can open it (RFC 8291).
 */
export async function pushService(publicKey: () => Promise<string>): Promise<PushService> {
  const pushes = new Map<string, Received[]>();
  const service = await receiver((response, received) => {
    void (async () => {
      const isSigned = isFrom(await publicKey(), service.url, received.headers.authorization ?? '');
      const isWhole = received.headers['content-encoding'] === 'aes128gcm' && Number(received.headers.ttl) > 0;
      if (!isSigned || !isWhole) return response.writeHead(403).end('not by the key of this subscription');
      if (self.status === 201) pushes.set(received.path, [...(pushes.get(received.path) ?? []), received]);
      return response.writeHead(self.status).end();
    })();
  });
  const self: PushService = {
    status: 201,
    url: service.url,
    browser() {
      const path = `/push/${randomBytes(12).toString('hex')}`;
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const subscription = {
        endpoint: service.url + path,
        p256dh: keys.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      };
      const told = () => (pushes.get(path) ?? []).map(({ body }) => JSON.parse(opened(body, keys, auth)) as Pushed);
      return { subscription, told };
    },
    stop: service.stop,
  };
  return self;
}

/** Whether a signature is by a key, for this service, and good for a day at most. */
function isFrom(key: string, audience: string, authorization: string): boolean {
  const [, head = '', claims = '', signature = '', given = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (given !== key) return false;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string };
  const isGood = said.aud === audience && said.exp - Date.now() / 1000 <= 86_400 && /^(mailto|https):/.test(said.sub);
  const text = Buffer.from(`${head}.${claims}`);
  return (
    isGood && verify('sha256', text, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  );
}

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer =>
  createHmac('sha256', key)
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest();

/** What the browser reads: one record of RFC 8188. */
function opened(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + (body[20] ?? 0));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const shared = hmac(hmac(auth, keys.computeSecret(sender)), info, '\x01');
  const pseudoRandom = hmac(salt, shared);
  const key = hmac(pseudoRandom, 'Content-Encoding: aes128gcm\0', '\x01').subarray(0, 16);
  const nonce = hmac(pseudoRandom, 'Content-Encoding: nonce\0', '\x01').subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}
