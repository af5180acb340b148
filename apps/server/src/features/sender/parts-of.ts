import { LIMIT } from '@rondo/domain/limit';
import type { SenderKind } from '@rondo/domain/sender';
import { AppError, refuseField } from '../../platform/errors.ts';
import { mayReach } from '../../platform/outgoing.ts';
import type { SealedParts } from './sealed-parts.ts';

export interface Given {
  url: string;
  secret: string;
  headers: readonly { name: string; value: string }[];
}

/** What is kept of what was given: what was left empty stays as it was. Refuses an address that may not be reached. */
export function partsOf(
  kind: SenderKind,
  given: Given,
  before: SealedParts | null,
  isLocalAllowed: boolean,
): SealedParts {
  const url = given.url || before?.url || '';
  const secret = given.secret || before?.secret || '';
  if (url === '') throw refuseField('url', 'required');
  if (!mayReach(bare(url), isLocalAllowed)) throw new AppError('SENDER_ADDRESS_REFUSED');
  if (kind === 'webhook' && secret.length < LIMIT.sender.signingSecret) {
    const min = LIMIT.sender.signingSecret;
    throw refuseField('secret', secret === '' ? 'required' : 'min_n', { min });
  }
  return { url, secret, headers: Object.fromEntries(given.headers.map((one) => [one.name, headerOf(one, before)])) };
}

function headerOf({ name, value }: Given['headers'][number], before: SealedParts | null): string {
  const kept = value || before?.headers[name];
  if (!kept) throw refuseField('headers', 'required');
  return kept;
}

/** The address with its slots filled in by something: braces are no letters of an address. */
const bare = (url: string): string => url.replace(/\{\w+\}/g, 'x');

/** What people tell an address by: its host. Path and query hold the keys of robots. */
export const shownOf = (url: string): string => new URL(bare(url)).host;
