import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

export type ContactKind = 'mobile' | 'mail';

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

/** Theirs and proved from now on; what was typed in for them beside it and never proved goes. */
export const setProved = (db: Db, id: string, kind: ContactKind, value: string, at: Date) =>
  kind === 'mobile'
    ? db
        .updateTable('person')
        .set({ mobile: value, mobile_proved_at: at, mail: sql`case when mail_proved_at is not null then mail end` })
        .where('id', '=', id)
    : db
        .updateTable('person')
        .set({ mail: value, mail_proved_at: at, mobile: sql`case when mobile_proved_at is not null then mobile end` })
        .where('id', '=', id);

/** Nothing waits any more for the members of somebody who proved who they are. */
export const settle = (db: Db, personId: string) =>
  db
    .deleteFrom('named_contact')
    .using('membership')
    .whereRef('membership.company_id', '=', 'named_contact.company_id')
    .whereRef('membership.member_id', '=', 'named_contact.member_id')
    .where('membership.person_id', '=', personId);

/** A password, and what was entered with it, that somebody else may know. */
export const dropPassword = (db: Db, id: string) =>
  db.updateTable('person').set({ password_hash: null, password_changed_at: null }).where('id', '=', id);

export const dropPasses = (db: Db, id: string) => db.deleteFrom('pass').where('person_id', '=', id);
