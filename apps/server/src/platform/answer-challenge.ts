import { createHash, randomBytes } from 'node:crypto';

export interface Login {
  username: string;
  password: string;
}

interface Challenge {
  scheme: string;
  parameters: ReadonlyMap<string, string>;
}

/** Strongest first; MD5 is what most cameras know. */
const HASHES = [
  { name: 'SHA-256', hash: 'sha256' },
  { name: 'MD5', hash: 'md5' },
] as const;

/**
 * Answers the challenge of a camera for one request after the other: Digest with SHA-256, else with MD5 (RFC 7616, and RFC 2069
 * where it names no `qop`), else Basic. Null when it asks for something else. `challenges` are its WWW-Authenticate headers.
 */
export function authorizer(challenges: readonly string[], login: Login) {
  const known = challenges.flatMap(readChallenges);
  const digests = known.filter(({ scheme }) => scheme === 'digest');
  for (const { name, hash } of HASHES) {
    const found = digests.find(({ parameters }) => (parameters.get('algorithm') ?? 'MD5').toUpperCase() === name);
    if (found) return digest(found.parameters, hash, login);
  }
  if (!known.some(({ scheme }) => scheme === 'basic')) return null;
  const basic = `Basic ${Buffer.from(`${login.username}:${login.password}`, 'utf8').toString('base64')}`;
  return () => basic;
}

function digest(parameters: ReadonlyMap<string, string>, algorithm: 'sha256' | 'md5', { username, password }: Login) {
  const hash = (text: string): string => createHash(algorithm).update(text, 'utf8').digest('hex');
  const realm = parameters.get('realm') ?? '';
  const nonce = parameters.get('nonce') ?? '';
  const opaque = parameters.get('opaque');
  const hasQop = (parameters.get('qop') ?? '').split(',').some((word) => word.trim() === 'auth');
  let count = 0;
  return (method: string, uri: string): string => {
    count += 1;
    const nc = count.toString(16).padStart(8, '0');
    const cnonce = randomBytes(8).toString('hex');
    const who = hash(`${username}:${realm}:${password}`);
    const what = hash(`${method}:${uri}`);
    const response = hash(hasQop ? `${who}:${nonce}:${nc}:${cnonce}:auth:${what}` : `${who}:${nonce}:${what}`);
    const named = { username, realm, nonce, uri, response, ...(opaque === undefined ? {} : { opaque }) };
    const quoted = Object.entries(named).map(([name, value]) => `${name}="${escaped(value)}"`);
    const plain = hasQop ? ['qop=auth', `nc=${nc}`, `cnonce="${cnonce}"`] : [];
    const told = parameters.get('algorithm');
    return `Digest ${[...quoted, ...plain, ...(told === undefined ? [] : [`algorithm=${told}`])].join(', ')}`;
  };
}

/** Nothing of a name or of a camera's word may end the quotes or the line. */
const escaped = (value: string): string => value.replace(/[\r\n]/g, '').replace(/["\\]/g, '\\$&');

/** The challenges of one header: several may stand behind each other. */
function readChallenges(header: string): Challenge[] {
  const found: { scheme: string; parameters: Map<string, string> }[] = [];
  const parts = header.matchAll(
    /(?:^|[\s,])(basic|digest)(?=\s|$)|([a-z0-9_-]{1,40})\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]+))/gi,
  );
  for (const [, scheme, name, quoted, plain] of parts) {
    if (scheme !== undefined) found.push({ scheme: scheme.toLowerCase(), parameters: new Map() });
    else if (name !== undefined)
      found.at(-1)?.parameters.set(name.toLowerCase(), quoted?.replace(/\\(.)/g, '$1') ?? plain ?? '');
  }
  return found;
}
