import { languageOf } from '@rondo/domain/language';
import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Wire } from '../../platform/http/binding.ts';
import type { Settings } from '../../platform/settings.ts';
import { deliver, targetOf } from '../delivery/index.ts';
import type { Contact } from './contact.ts';
import * as q from './list.queries.ts';

/** How this installation reaches people and is reached by them. */
export type Reach = Pick<Settings, 'publicUrl' | 'smsUrl'>;

/** The sign-in page as people reach it: as the operator says, else as this call came. */
export function signInUrl({ publicUrl }: Reach, { request }: Pick<Wire, 'request'>): string {
  return `${publicUrl ?? `${request.protocol}://${request.host}`}/web/login`;
}

/** Nobody is invited into a company that comes to its end. */
export async function refuseDissolving(tx: Tx): Promise<string> {
  const company = await q.company(tx.db, tx.companyId).executeTakeFirstOrThrow();
  if (company.state !== 'normal') throw new AppError('COMPANY_DISSOLVING');
  return company.name;
}

interface Invited extends Contact {
  language: string;
}

/** Sends the way in to a person's own number or address. Says which of the two it was. */
export async function invite(
  tx: Tx,
  reach: Reach,
  { person, company, url }: { person: Invited; company: string; url: string },
): Promise<'mail' | 'sms'> {
  const target = targetOf(person, reach.smsUrl !== null);
  if (!target) throw new Error('a person without a number or an address');
  await deliver(tx.db, tx, {
    companyId: tx.companyId,
    target,
    text: 'invite',
    params: { by: tx.actor?.name ?? company, company, url },
    language: languageOf(person.language),
  });
  return target.mobile === null ? 'mail' : 'sms';
}
