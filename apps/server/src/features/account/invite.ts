import type { accountApi } from '@rondo/contract/account';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { OpenContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import * as q from './join.queries.ts';

export type Invite = NonNullable<Awaited<ReturnType<ReturnType<typeof q.inviteBy>['executeTakeFirst']>>>;

type InviteKey = Pick<Parsed<typeof accountApi.lookInvite>, 'invite' | 'companyCode'>;

/** The invitation a link or a typed code leads to. Unknown, switched off, run out, company at its end: all the same INVITE_OVER. */
export async function findInvite(
  { db, now }: Pick<OpenContext, 'db' | 'now'>,
  { invite, companyCode }: InviteKey,
): Promise<Invite> {
  const code = companyCode.replace(/[\s-]/g, '').toUpperCase();
  const key = invite === '' ? { code } : { token: invite };
  const found = await q.inviteBy(db, key).executeTakeFirst();
  const isOpen =
    found?.is_on === true &&
    found.state === 'normal' &&
    (found.expires_at === null || found.expires_at.getTime() > now().getTime());
  if (!found || !isOpen) throw new AppError('INVITE_OVER');
  return found;
}
