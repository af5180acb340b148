import type { Invitation } from '@rondo/contract/member';
import { languageOf } from '@rondo/domain/language';
import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Wire } from '../../platform/http/binding.ts';
import { originOf } from '../../platform/http/origin.ts';
import type { Settings } from '../../platform/settings.ts';
import { deliver, targetOf } from '../delivery/index.ts';
import type { Contact } from '../people/index.ts';
import * as q from './list.queries.ts';

/** How this installation reaches people and is reached by them. */
export type Reach = Pick<Settings, 'publicUrl' | 'smsUrl' | 'smtpUrl'>;

/** The sign-in page as people reach it: as the operator says, else as this call came. */
export function signInUrl(reach: Reach, wire: Pick<Wire, 'request'>): string {
  return `${originOf(reach, wire)}/web/login`;
}

/** Nobody is invited into a company that comes to its end. */
export async function refuseDissolving(tx: Tx): Promise<string> {
  const company = await q.company(tx.db, tx.companyId).executeTakeFirstOrThrow();
  if (company.state !== 'normal') throw new AppError('COMPANY_DISSOLVING');
  return company.name;
}

interface Invited {
  person: Person;
  /** The number and address as the company wrote them down. */
  named: Contact;
  company: string;
  /** The sign-in page. */
  url: string;
}

/** Sends the way in to a person's own number or address, and says what there is to pass on where nothing can be sent. */
export async function invite(tx: Tx, reach: Reach, { person, named, company, url }: Invited): Promise<Invitation> {
  const target = targetOf(isOwn(person) ? person : named, reach.smsUrl !== null);
  if (!target) throw new Error('a person without a number or an address');
  const link = invitationLink(url, reach, person, named);
  const language = languageOf(person.language);
  const params = { by: tx.actor?.name ?? company, company, url: link };
  await deliver(tx.db, tx, { companyId: tx.companyId, target, text: 'invite', params, language });
  const isMail = target.mobile === null;
  const canSend = (isMail ? reach.smtpUrl : reach.smsUrl) !== null;
  return { sentBy: canSend ? (isMail ? 'mail' : 'sms') : 'none', link };
}

interface Person extends Contact {
  language: string;
  mobile_proved_at?: Date | null;
  mail_proved_at?: Date | null;
}

/** What a person proved is theirs, whatever a company wrote down. */
const isOwn = ({ mobile_proved_at: mobile, mail_proved_at: mail }: Person): boolean => Boolean(mobile ?? mail);

/**
 * The sign-in page at the step that asks for a code, in the person's language. The account stands behind `#`: it reaches no
 * server's log. Only what the company itself wrote down is named, and only when it leads to this person.
 */
export function invitationLink(url: string, { smsUrl }: Pick<Reach, 'smsUrl'>, person: Person, named: Contact): string {
  const leads = (kind: 'mobile' | 'mail') => (isOwn(person) && person[kind] !== named[kind] ? null : named[kind]);
  const target = targetOf({ mobile: leads('mobile'), mail: leads('mail') }, smsUrl !== null);
  const query = new URLSearchParams({ mode: 'code', language: languageOf(person.language) });
  const account = target ? `#${new URLSearchParams({ account: target.mobile ?? target.mail })}` : '';
  return `${url}?${query}${account}`;
}
