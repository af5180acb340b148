import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Person } from '../../platform/db/schema.gen.ts';
import type { ContactKind } from '../people/index.ts';
import { namedContacts, persons } from '../people/index.ts';
import type { Account } from './account-text.ts';
import * as q from './prove-contact.queries.ts';
import { endSessions } from './session.queries.ts';

type PersonRow = Selectable<Person>;

/**
 * Somebody showed that a number or an address is theirs: every company that wrote it down has them as its member from now on.
 * The first proof of all ends what was there before, which could be known to whoever typed it in for them: password, passes
 * and sessions end, and a second contact that nobody proved is let go.
 */
export async function proveContact(db: Db, personId: string, account: Account, at: Date): Promise<void> {
  const [kind, value] = contactOf(account);
  const person = await q.hold(db, personId).executeTakeFirstOrThrow();
  await q.adoptMembers(personId, kind, value, at).execute(db);
  if (isProved(person, kind) && person[kind] === value) return;
  await persons.setProved(db, personId, kind, value, at).execute();
  await namedContacts.settle(db, personId).execute();
  if (hasProvedContact(person)) return;
  await persons.dropPassword(db, personId).execute();
  await q.dropPasses(db, personId).execute();
  await endSessions(db, personId, at, 'password_changed', {}).execute();
}

/**
 * Whom a code to a contact is for: who is known by it, else the first of those for whom a company wrote it down. Passwords
 * belong to the first kind alone (`personByAccount`).
 */
export async function personForCode(db: Db, account: Account): Promise<q.Known | undefined> {
  return (await personKnownBy(db, account)) ?? (await q.personNamed(db, contactOf(account)[1]).executeTakeFirst());
}

/**
 * Who is known by a contact, as far as proving it makes somebody them. Not who proved another one and merely has this one
 * written down: they may have prepared the account for whoever holds it.
 */
export const personKnownBy = (db: Db, account: Account): Promise<q.Known | undefined> =>
  q.personKnownBy(db, ...contactOf(account)).executeTakeFirst();

/**
 * The people whom a company may take in by a number or an address: those who proved that it is theirs. One that was never
 * proved belongs to nobody yet: whoever has it keeps it, and the company's member waits for the proof (decision 0013).
 */
export const linkablePeople = (db: Db, contact: { mobile: string | null; mail: string | null }): Promise<PersonRow[]> =>
  q.holdByProved(db, contact).execute();

/** Whether anything of a person was proved: then nobody but they themselves changes how they sign in. */
export const hasProvedContact = (person: Pick<PersonRow, 'mobile_proved_at' | 'mail_proved_at'>): boolean =>
  person.mobile_proved_at !== null || person.mail_proved_at !== null;

const contactOf = ({ mobile, mail }: Account): [ContactKind, string] =>
  mobile === null ? ['mail', mail] : ['mobile', mobile];

function isProved(person: PersonRow, kind: ContactKind): boolean {
  return (kind === 'mobile' ? person.mobile_proved_at : person.mail_proved_at) !== null;
}
