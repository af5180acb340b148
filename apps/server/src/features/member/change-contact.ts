import { wallClock } from '@rondo/domain/civil-time';
import type { Language } from '@rondo/domain/language';
import { languageOf } from '@rondo/domain/language';
import { DEFAULTS } from '@rondo/domain/limit';
import { maskMail, maskMobile } from '@rondo/domain/member';
import type { Tx } from '../../platform/context.ts';
import { AppError, refuseField } from '../../platform/errors.ts';
import type { Wire } from '../../platform/http/binding.ts';
import { deliver, targetOf } from '../delivery/index.ts';
import type { Contact } from '../people/index.ts';
import { persons } from '../people/index.ts';
import { endSessions, hasProvedContact } from '../session/index.ts';
import type { Held } from './find.ts';
import { invite, type Reach, refuseDissolving, signInUrl } from './invitation.ts';
import * as q from './person.queries.ts';
import { freeOf } from './person.ts';

interface Change {
  contact: Contact;
  language: Language;
  wire: Pick<Wire, 'request'>;
}

/**
 * A new number or address is a new way to sign in. Only of somebody who is in this company alone and never proved that one
 * of them is theirs: their sessions end and the old one hears of it; who has not come in yet is invited at the new one.
 * Otherwise only they themselves change it, in their profile with a code.
 */
export async function changeContact(tx: Tx, reach: Reach, { row }: Held, change: Change): Promise<void> {
  const person = await q.hold(tx.db, row.person_id).executeTakeFirstOrThrow();
  const { count } = await q.companiesOf(tx.db, person.id).executeTakeFirstOrThrow();
  const isOurs = count <= 1;
  if (isOurs && person.language !== change.language) {
    await persons.setLanguage(tx.db, person.id, change.language).execute();
  }
  const { contact } = change;
  if (contact.mobile === row.mobile && contact.mail === (row.mail?.toLowerCase() ?? null)) return;
  const isSelf = tx.actor?.memberId === row.id;
  if (!isOurs || isSelf || hasProvedContact(person))
    throw new AppError('CONTACT_IS_THEIRS', { params: { name: row.name } });
  const next = {
    mobile: contact.mobile === row.mobile ? (person.mobile ?? contact.mobile) : contact.mobile,
    mail: contact.mail === row.mail ? (person.mail ?? contact.mail) : contact.mail,
  };
  await requireNobodyProved(tx, person.id, next);
  await persons.setContacts(tx.db, person.id, await freeOf(tx, person.id, next)).execute();
  await endSessions(tx.db, person.id, tx.now(), 'signed_out_elsewhere', {}).execute();
  if (row.state === 'invited') {
    const company = await refuseDissolving(tx);
    await invite(tx, reach, {
      person: { ...next, language: change.language },
      named: contact,
      company,
      url: signInUrl(reach, change.wire),
    });
    return;
  }
  await notifyOldContact(tx, reach, person, next);
}

/** The number or address may be somebody's who is not in this company: nobody learns whose. */
async function requireNobodyProved(tx: Tx, personId: string, next: Contact): Promise<void> {
  const others = (await q.byContact(tx.db, next).execute()).filter((one) => one.id !== personId);
  const other = others.find(
    (one) =>
      (one.mobile === next.mobile ? one.mobile_proved_at : null) ??
      (one.mail === next.mail ? one.mail_proved_at : null),
  );
  if (other) throw refuseField(other.mobile !== null && other.mobile === next.mobile ? 'mobile' : 'mail', 'taken');
}

async function notifyOldContact(
  tx: Tx,
  reach: Reach,
  old: Contact & { language: string },
  next: Contact,
): Promise<void> {
  const target = targetOf(old, reach.smsUrl !== null);
  if (!target) return;
  const account = next.mobile === null ? maskMail(next.mail ?? '') : maskMobile(next.mobile);
  await deliver(tx.db, tx, {
    companyId: tx.companyId,
    target,
    text: 'contact_changed',
    params: { time: timeText(tx), account },
    language: languageOf(old.language),
  });
}

/** The clock of the company as its people read it. */
function timeText(tx: Tx): string {
  const { date, minute } = wallClock(tx.now(), tx.actor?.timeZone ?? DEFAULTS.zone);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
