import { memberMachine } from '@rondo/domain/member';
import { shopMachine } from '@rondo/domain/shop';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';

export interface DueCertificate {
  id: string;
  kind: string;
  title: string;
  number: string;
  valid_until: string;
  reminded: number | null;
  shop_id: string | null;
  shop_name: string | null;
  member_id: string | null;
  member_name: string | null;
  edited_by: string;
}

/**
 * Those with a last day up to this one whose last reminder may not have been the latest, held until the end. Nobody is reminded
 * for a store that is closed, or for who has left; one that somebody is just changing waits for the next run.
 */
export const due = (db: Db, companyId: string, lastDay: string) =>
  sql<DueCertificate>`select c.id, c.kind, c.title, c.number, c.valid_until, c.reminded, c.shop_id, s.name as shop_name,
      c.member_id, m.name as member_name, c.edited_by
    from certificate c
    left join shop s on s.company_id = c.company_id and s.id = c.shop_id and s.deleted_at is null
    left join member m on m.company_id = c.company_id and m.id = c.member_id
   where c.company_id = ${companyId} and c.deleted_at is null and c.valid_until <= ${lastDay}::date
     and c.reminded is distinct from -1
     and (c.holder = 'member' or (s.id is not null and ${stateIn('s.state', shopMachine.from('close'))}))
     and m.state is distinct from 'resigned'
   order by c.id for update of c skip locked`.execute(db);

/** Notes which reminders are told today. */
export const markTold = (db: Db, companyId: string, told: readonly { id: string; days: number }[], today: string) =>
  sql`update certificate c set reminded = w.days, reminded_on = ${today}::date
    from json_to_recordset(${JSON.stringify(told)}::json) as w(id uuid, days int2)
   where c.company_id = ${companyId} and c.id = w.id`.execute(db);

/** Those of some people who are still there to be told. */
export const stillHere = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('member')
    .select('id')
    .where('company_id', '=', companyId)
    .where('state', 'in', memberMachine.working)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`);

/** Removes what can no longer be brought back, and what was of a store that is gone for good. */
export const sweep = (db: Db, companyId: string, before: Date) =>
  db
    .deleteFrom('certificate')
    .where('company_id', '=', companyId)
    .where((eb) =>
      eb.or([eb('deleted_at', '<', before), eb.and([eb('holder', '=', 'shop'), eb('shop_id', 'is', null)])]),
    );
