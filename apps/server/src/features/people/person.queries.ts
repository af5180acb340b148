import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { recordset } from '../../platform/db/recordset.ts';
import type { Person } from '../../platform/db/schema.gen.ts';
import type { Contact, ContactKind } from './contact.ts';

export const insert = (db: Db, row: Insertable<Person>) => db.insertInto('person').values(row);

/** Only where there is none yet, or the one there is was given by somebody else: of several calls one gets the row back. */
export const setFirstPassword = (db: Db, personId: string, passwordHash: string, at: Date) =>
  db
    .updateTable('person')
    .set({ password_hash: passwordHash, password_changed_at: at })
    .where('id', '=', personId)
    .where((eb) => eb.or([eb('password_hash', 'is', null), eb('password_changed_at', 'is', null)]))
    .returning('id');

/** A code went to it and came back: it is proved. */
export const setProvedContact = (db: Db, personId: string, kind: ContactKind, value: string, at: Date) =>
  db
    .updateTable('person')
    .set({ [kind]: value, [`${kind}_proved_at`]: at })
    .where('id', '=', personId);

export const setContacts = (db: Db, personId: string, contact: Contact) =>
  db.updateTable('person').set(contact).where('id', '=', personId);

export const setLanguage = (db: Db, personId: string, language: string) =>
  db.updateTable('person').set({ language }).where('id', '=', personId);

/** A first password, as long as the person has not chosen their own; it stays one to be replaced. */
export const issuePassword = (db: Db, personId: string, hash: string) =>
  db
    .updateTable('person')
    .set({ password_hash: hash })
    .where('id', '=', personId)
    .where('password_changed_at', 'is', null)
    .where((eb) => eb.or([eb('mobile', 'is not', null), eb('mail', 'is not', null)]))
    .returning('id');

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

/** A password, and what was entered with it, that somebody else may know. */
export const dropPassword = (db: Db, id: string) =>
  db.updateTable('person').set({ password_hash: null, password_changed_at: null }).where('id', '=', id);

export const setPassword = (db: Db, personId: string, passwordHash: string, at: Date) =>
  db.updateTable('person').set({ password_hash: passwordHash, password_changed_at: at }).where('id', '=', personId);

export interface NewPerson {
  id: string;
  mobile: string | null;
  mail: string | null;
  register_type: 1 | 2;
  language: string;
}

/** What somebody else is known by already, who never proved it, stays theirs (`waitForProof`). */
export const insertAll = (rows: readonly NewPerson[], at: Date) =>
  sql`insert into person (id, mobile, mail, register_type, language, created_at)
    select id, case when not exists (select from person p where p.mobile = x.mobile) then mobile end,
        case when not exists (select from person p where p.mail = x.mail) then mail end, register_type, language, ${at}::timestamptz
      from ${recordset(rows, 'id uuid, mobile text, mail text, register_type int2, language text')}`;

/** Their sessions, passes and identities go with them. */
export const removeAll = (trx: Db, ids: readonly string[]) =>
  trx.deleteFrom('person').where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);
