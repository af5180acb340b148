import type { Language } from '@rondo/domain/language';
import type { Tx } from '../../platform/context.ts';
import { refuseField } from '../../platform/errors.ts';
import type { Contact } from '../people/index.ts';
import { namedContacts, persons } from '../people/index.ts';
import { linkablePeople } from '../session/index.ts';
import * as q from './person.queries.ts';

export interface SignIn extends Contact {
  id: string;
  language: string;
  isNew: boolean;
}

/**
 * Who proved that the number or the address is theirs, as they are; nobody while none did. Refuses a number and an address of
 * two different people.
 */
export async function personOf(tx: Tx, contact: Contact): Promise<SignIn | null> {
  const found = await linkablePeople(tx.db, contact);
  if (found.length > 1) throw refuseField('mail', 'taken');
  return found[0] ? { ...found[0], isNew: false } : null;
}

/**
 * A new person without a password: a code sent to them lets them in. What somebody else is known by, who never proved it,
 * stays theirs: `waitForProof` remembers that this company wrote it down too.
 */
export async function addPerson(tx: Tx, contact: Contact, language: Language): Promise<SignIn> {
  const id = tx.newId();
  const free = await freeOf(tx, id, contact);
  await persons.insert(tx.db, { id, ...free, register_type: contact.mobile === null ? 2 : 1, language }).execute();
  return { id, ...contact, language, isNew: true };
}

/** Of a number and an address those that nobody else is known by. */
export async function freeOf(tx: Tx, personId: string, { mobile, mail }: Contact): Promise<Contact> {
  const others = (await q.byContact(tx.db, { mobile, mail }).execute()).filter(({ id }) => id !== personId);
  return {
    mobile: others.some((one) => one.mobile === mobile) ? null : mobile,
    mail: others.some((one) => one.mail === mail) ? null : mail,
  };
}

/** The contacts of members that wait for whoever proves them: those that their person is not known by. */
export async function waitForProof(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await namedContacts.drop(tx.db, tx.companyId, memberIds).execute();
  await namedContacts.insert(tx.companyId, memberIds, tx.now()).execute(tx.db);
}
