import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

export type ContactKind = 'mobile' | 'mail';

/** A person while nobody else changes how they sign in. */
export const hold = (db: Db, id: string) => db.selectFrom('person').selectAll().where('id', '=', id).forNoKeyUpdate();

/** People who sign in with the number or the address, at most two, held. */
export const holdByContact = (db: Db, { mobile, mail }: { mobile: string | null; mail: string | null }) =>
  db
    .selectFrom('person')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(mobile === null ? [] : [eb('mobile', '=', mobile)]),
        ...(mail === null ? [] : [eb('mail', '=', mail)]),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate();

/** Proved from now on; what was typed in for them and never proved goes. */
export const setProved = (db: Db, id: string, kind: ContactKind, at: Date) =>
  kind === 'mobile'
    ? db
        .updateTable('person')
        .set({ mobile_proved_at: at, mail: sql`case when mail_proved_at is not null then mail end` })
        .where('id', '=', id)
    : db
        .updateTable('person')
        .set({ mail_proved_at: at, mobile: sql`case when mobile_proved_at is not null then mobile end` })
        .where('id', '=', id);

/** A number or address that is not theirs after all. */
export const detach = (db: Db, id: string, kind: ContactKind) =>
  db
    .updateTable('person')
    .set({ [kind]: null })
    .where('id', '=', id);

/** A password, and what was entered with it, that somebody else may know. */
export const dropPassword = (db: Db, id: string) =>
  db.updateTable('person').set({ password_hash: null, password_changed_at: null }).where('id', '=', id);

export const dropPasses = (db: Db, id: string) => db.deleteFrom('pass').where('person_id', '=', id);
