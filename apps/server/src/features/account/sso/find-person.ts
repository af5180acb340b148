import type { Db } from '../../../platform/db/company-db.ts';
import { personForCode, proveContact } from '../../session/index.ts';
import type { Claims } from './provider.ts';
import * as q from './sso.queries.ts';

/**
 * Who somebody is here: by who they are at the provider, or at the first time by an address that the provider vouches for.
 * An address it does not vouch for proves nothing: anybody can write one down there.
 */
export async function findPerson(db: Db, { issuer, subject, verifiedMail }: Claims, at: Date): Promise<string | null> {
  const known = await q.personByIdentity(db, issuer, subject).executeTakeFirst();
  if (known) return known.id;
  if (verifiedMail === null) return null;
  const account = { mobile: null, mail: verifiedMail } as const;
  const person = await personForCode(db, account);
  if (!person) return null;
  await db.transaction().execute((trx) => proveContact(trx, person.id, account, at));
  await q.link(db, issuer, subject, person.id, at).execute();
  return person.id;
}
