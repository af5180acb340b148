import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { ContactKind } from '../people/index.ts';

/** A person while nobody else changes how they sign in. */
export const hold = (db: Db, id: string) => db.selectFrom('person').selectAll().where('id', '=', id).forNoKeyUpdate();

/** People who proved that the number or the address is theirs, at most two, held. */
export const holdByProved = (db: Db, { mobile, mail }: { mobile: string | null; mail: string | null }) =>
  db
    .selectFrom('person')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(mobile === null ? [] : [eb.and([eb('mobile', '=', mobile), eb('mobile_proved_at', 'is not', null)])]),
        ...(mail === null ? [] : [eb.and([eb('mail', '=', mail), eb('mail_proved_at', 'is not', null)])]),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate();

export interface Known {
  id: string;
  language: string;
}

/** Who is known by a contact and either proved it or proved nothing. */
export const personKnownBy = (db: Db, kind: ContactKind, value: string) =>
  db
    .selectFrom('person')
    .select(['id', 'language'])
    .where(kind, '=', value)
    .where((eb) =>
      eb.or([
        eb(`${kind}_proved_at`, 'is not', null),
        eb.and([eb('mobile_proved_at', 'is', null), eb('mail_proved_at', 'is', null)]),
      ]),
    );

/** The first person whom a company wrote the contact down for, of those who are not known by it. */
export const personNamed = (db: Db, contact: string) =>
  db
    .selectFrom('named_contact')
    .innerJoin('membership', (j) =>
      j
        .onRef('membership.company_id', '=', 'named_contact.company_id')
        .onRef('membership.member_id', '=', 'named_contact.member_id'),
    )
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select(['person.id', 'person.language'])
    .where('named_contact.kind', 'in', ['mobile', 'mail'])
    .where('named_contact.value', '=', contact)
    .where('person.mobile_proved_at', 'is', null)
    .where('person.mail_proved_at', 'is', null)
    .orderBy('named_contact.created_at')
    .orderBy('named_contact.company_id')
    .limit(1);

/** The members of every company that wrote the contact down become this person (migration 0016). */
export const adoptMembers = (personId: string, kind: ContactKind, value: string, at: Date) =>
  sql`select adopt_members(${personId}::uuid, ${kind}, ${value}, ${at}::timestamptz)`;

export const dropPasses = (db: Db, id: string) => db.deleteFrom('pass').where('person_id', '=', id);
