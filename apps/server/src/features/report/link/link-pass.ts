import { createHmac, timingSafeEqual } from 'node:crypto';

/** The name of the secret that everything here is made with. */
export const LINK_SECRET = 'report-link';

/** What the address of a link holds: of whom and of which request it is, so that the same request makes the same one. */
export const linkToken = (secret: Buffer, of: readonly string[]): string =>
  mac(secret, ['token', ...of]).toString('base64url');

/** What a browser keeps in a cookie once the password was right: which link, until when, and a signature. */
export const linkPass = (secret: Buffer, linkId: string, until: Date): string =>
  `${until.getTime()}.${mac(secret, ['pass', linkId, until.getTime()]).toString('base64url')}`;

/** Whether a pass is for this link and still good. */
export function passHolds(secret: Buffer, linkId: string, pass: string, now: Date): boolean {
  const [, until = '', given = ''] = /^(\d{13,15})\.([\w-]{43})$/.exec(pass) ?? [];
  const expected = mac(secret, ['pass', linkId, Number(until)]);
  const bytes = Buffer.from(given, 'base64url');
  return bytes.length === expected.length && timingSafeEqual(bytes, expected) && Number(until) > now.getTime();
}

/** Shows that a report named this picture to the readers of this link. */
export const photoSeal = (secret: Buffer, linkId: string, path: string): string =>
  mac(secret, ['photo', linkId, path]).toString('base64url');

export function photoSealHolds(secret: Buffer, linkId: string, path: string, seal: string): boolean {
  const expected = mac(secret, ['photo', linkId, path]);
  const given = Buffer.from(seal, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** None of the parts can hold a line break, so that no two of them have the same text. */
const mac = (secret: Buffer, parts: readonly (string | number)[]): Buffer =>
  createHmac('sha256', secret)
    .update(['report-link', ...parts].join('\n'))
    .digest();
