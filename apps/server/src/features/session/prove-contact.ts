import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Person } from '../../platform/db/schema.gen.ts';
import * as q from './prove-contact.queries.ts';
import { endSessions } from './session.queries.ts';

type PersonRow = Selectable<Person>;
const KINDS = ['mobile', 'mail'] as const;

/**
 * Somebody showed that a number or an address is theirs. The first time, everything that was there before could be known to
 * whoever typed it in for them: password, passes and sessions end, and a second contact that nobody proved is let go.
 */
export async function proveContact(db: Db, personId: string, kind: q.ContactKind, at: Date): Promise<void> {
  const person = await q.hold(db, personId).executeTakeFirstOrThrow();
  if (isProved(person, kind)) return;
  const isFirst = !isProved(person, 'mobile') && !isProved(person, 'mail');
  await q.setProved(db, personId, kind, at).execute();
  if (!isFirst) return;
  await q.dropPassword(db, personId).execute();
  await q.dropPasses(db, personId).execute();
  await endSessions(db, personId, at, 'password_changed', {}).execute();
}

/**
 * The people whom a company may take in by a number or an address, none when there is nobody yet. A contact that was never
 * proved is worth little to another company: who has a second one loses it, and who has no other enters the new company only
 * once they prove it (`membershipsOf`).
 */
export async function linkablePeople(
  db: Db,
  contact: { mobile: string | null; mail: string | null },
): Promise<PersonRow[]> {
  const people: PersonRow[] = [];
  for (const person of await q.holdByContact(db, contact).execute()) {
    const kinds = KINDS.filter((kind) => contact[kind] !== null && person[kind] === contact[kind]);
    const hasOther = KINDS.some((kind) => person[kind] !== null && !kinds.includes(kind));
    if (!hasOther || kinds.some((kind) => isProved(person, kind))) people.push(person);
    else for (const kind of kinds) await q.detach(db, person.id, kind).execute();
  }
  return people;
}

/** Whether anything of a person was proved: then nobody but they themselves changes how they sign in. */
export const hasProvedContact = (person: Pick<PersonRow, 'mobile_proved_at' | 'mail_proved_at'>): boolean =>
  person.mobile_proved_at !== null || person.mail_proved_at !== null;

function isProved(person: PersonRow, kind: q.ContactKind): boolean {
  return (kind === 'mobile' ? person.mobile_proved_at : person.mail_proved_at) !== null;
}
