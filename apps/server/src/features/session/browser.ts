import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../platform/db/company-db.ts';
import type { Wire } from '../../platform/http/binding.ts';
import { cookieHeader, readCookie } from '../../platform/http/cookie.ts';
import { secret } from '../../platform/secret.ts';

const COOKIE = 'rondo_browser';
const YEAR_S = 365 * 86_400;
/** Accounts a browser is remembered for; the oldest goes. */
const MOST = 8;
const ID = /^[\w-]{22}$/;

/** The browser behind a call, by a cookie that only this server reads and that says nothing about anybody. */
export interface Browser {
  id: string;
  /** One mark for each account that was signed in to from here. */
  marks: readonly string[];
}

/** The browser of a call; null for one that was never here, and for callers that keep no cookies. */
export function browserOf({ request }: Pick<Wire, 'request'>): Browser | null {
  const [id, ...marks] = readCookie(request, COOKIE)?.split('~') ?? [];
  return id !== undefined && ID.test(id) ? { id, marks: marks.slice(0, MOST) } : null;
}

/** Gives a browser that comes to the sign-in page its id: what it asks for there is told from what strangers ask for. */
export function meetBrowser(wire: Wire): void {
  if (!browserOf(wire)) write(wire, { id: newId(), marks: [] });
}

const newId = (): string => randomBytes(16).toString('base64url');

/** The browser's id when it has signed in as this person before. */
export async function knownBrowser(db: Db, wire: Wire, personId: string | undefined): Promise<string | null> {
  const browser = browserOf(wire);
  if (!browser || personId === undefined) return null;
  const mark = Buffer.from(await markOf(db, browser.id, personId));
  const isKnown = browser.marks.some((one) => one.length === mark.length && timingSafeEqual(Buffer.from(one), mark));
  return isKnown ? browser.id : null;
}

/** From now on what strangers try elsewhere does not concern this person in this browser (decision 0005). */
export async function rememberBrowser(db: Db, wire: Wire, personId: string): Promise<void> {
  const { id, marks } = browserOf(wire) ?? { id: newId(), marks: [] };
  const mark = await markOf(db, id, personId);
  write(wire, { id, marks: [mark, ...marks.filter((one) => one !== mark)].slice(0, MOST) });
}

async function markOf(db: Db, id: string, personId: string): Promise<string> {
  const hmac = createHmac('sha256', await secret(db, 'browser')).update(`${id}\n${personId}`);
  return hmac.digest('base64url').slice(0, 22);
}

function write({ request, reply }: Wire, { id, marks }: Browser): void {
  const value = [id, ...marks].join('~');
  const isSecure = request.protocol === 'https';
  const kept = { name: COOKIE, path: '/customer', seconds: YEAR_S, sameSite: 'Strict', isSecure } as const;
  reply.header('set-cookie', cookieHeader({ ...kept, value }));
}
