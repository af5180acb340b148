import { createHash, randomBytes } from 'node:crypto';
import type { Endpoint, Input } from '@rondo/contract/kit/endpoint';
import type pg from 'pg';
import { compose, type Identity } from '../../apps/server/test/client.ts';
import { type Frame, idIn } from '../load/frame.ts';
import { idOf, KIND } from '../load/ids.ts';

/** A signed call of the product as bytes on the wire. Its signature holds for an hour. */
export function signedRequest<E extends Endpoint>(endpoint: E, input: Input<E>, who: Identity | null): string {
  const sent = compose(endpoint, input, who);
  return raw(sent.method, sent.url, sent.headers, typeof sent.body === 'string' ? sent.body : null);
}

/** A call of the floor. */
export function plainRequest(path: string, query: Record<string, string> = {}, body: unknown = null): string {
  const url = `${path}?${new URLSearchParams(query)}`;
  return body === null ? raw('GET', url, {}, null) : raw('POST', url, {}, JSON.stringify(body));
}

function raw(method: string, url: string, headers: Record<string, string>, body: string | null): string {
  const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host: '127.0.0.1', ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

/** A session of a member, as sign-in makes it, without the price of a password. */
export async function signIn(client: pg.Client, frame: Frame, memberNo: number): Promise<Identity> {
  const token = randomBytes(32).toString('base64url');
  const id = idIn(frame, KIND.member, memberNo);
  await client.query(
    `insert into session (token_hash, id, person_id, company_id, member_id, expires_at) values ($1, $2, $3, $4, $5, now() + interval '1 day')`,
    [
      createHash('sha256').update(token).digest(),
      idOf(Date.now(), frame.plan.no, KIND.session, randomBytes(4).readUInt32BE()),
      idIn(frame, KIND.person, memberNo),
      frame.companyId,
      id,
    ],
  );
  return { token, id, companyId: frame.companyId };
}
