import type { Language } from '@rondo/domain/language';
import type { Tx } from '../../platform/context.ts';
import { refuseField } from '../../platform/errors.ts';
import { linkablePeople } from '../session/index.ts';
import type { Contact } from './contact.ts';
import * as q from './person.queries.ts';

export interface SignIn extends Contact {
  id: string;
  language: string;
  isNew: boolean;
}

/**
 * Who signs in with a number or an address: the person there is, as they are, or nobody yet. Refuses a number and an address
 * of two different people.
 */
export async function personOf(tx: Tx, contact: Contact): Promise<SignIn | null> {
  const found = await linkablePeople(tx.db, contact);
  if (found.length > 1) throw refuseField('mail', 'taken');
  return found[0] ? { ...found[0], isNew: false } : null;
}

/** A new person without a password: a code sent to them lets them in. */
export async function addPerson(tx: Tx, contact: Contact, language: Language): Promise<SignIn> {
  const id = tx.newId();
  await q.insert(tx.db, { id, ...contact, register_type: contact.mobile === null ? 2 : 1, language }).execute();
  return { id, ...contact, language, isNew: true };
}
