import type { FastifyRequest } from 'fastify';

interface Cookie {
  name: string;
  value: string;
  /** The addresses below which it is sent. */
  path: string;
  /** How long it is kept, s; 0 takes it away. */
  seconds: number;
  /** `Strict`: no request of another site sends it along; `Lax`: but a link that leads here does. */
  sameSite: 'Lax' | 'Strict';
  /** Only over https. */
  isSecure: boolean;
}

/** A `set-cookie` header of what no script reads. */
export const cookieHeader = ({ name, value, path, seconds, sameSite, isSecure }: Cookie): string =>
  `${name}=${value}; Path=${path}; HttpOnly; SameSite=${sameSite}; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`;

/** The value of a cookie; null: the request has none, or an empty one. */
export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | null {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) || null : null;
}
