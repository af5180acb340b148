import type { Language } from '@rondo/domain/language';
import { recordMachine } from '@rondo/domain/record';
import { sql } from 'kysely';
import type { Db } from '../platform/db/company-db.ts';
import { stateIn } from '../platform/db/states.ts';

/** How many of the newest records on site have a check-in, and every how many of them one has a doubt. */
const RECORDS = 24;
const DOUBT_EVERY = 6;

const REASONS: Record<Language, string> = {
  'zh-CN': '商场里定位偏了，店长可以作证',
  'en-US': 'The position jumps inside the arcade; the manager saw me',
};

/**
 * The inspectors of the newest records checked in at the door, some metres from the middle of the store; a few stood too far away
 * and said why. The company asks for nothing by now: it tries check-in out before everybody has to.
 */
export async function writeCheckIns(db: Db, companyId: string, language: Language): Promise<void> {
  await sql`
    with newest as (
      select r.*, row_number() over (order by r.submitted_at desc, r.id) as n
        from record r
       where r.company_id = ${companyId} and r.mode = 'on_site' and ${stateIn('r.state', recordMachine.standing)} and r.round = 1
       order by r.submitted_at desc, r.id
       limit ${RECORDS}
    ), placed as (
      select n.*, s.latitude, s.longitude, n.n % ${DOUBT_EVERY} = 0 as is_far,
             case when n.n % ${DOUBT_EVERY} = 0 then 340 + n.n else 8 + n.n end as away_m
        from newest n join shop s on s.company_id = n.company_id and s.id = n.shop_id
       where s.latitude is not null
    )
    insert into check_in (company_id, id, task_id, shop_id, member_id, kind, at, methods, policy, latitude, longitude,
                          accuracy_m, distance_m, device_id, flags, reason, state)
    select company_id, overlay(overlay(md5(id::text || 'in') placing '4' from 13) placing '8' from 17)::uuid, task_id, shop_id, inspector_id, 'in', started_at,
           case when is_far then '{}'::text[] else '{position}' end,
           '{"required":"in","methods":["position"],"combine":"any","radiusM":200,"outside":"allow","minimumStayMin":0,"beforeOpening":"allow"}'::jsonb,
           latitude + away_m / 111195.0, longitude, 12, away_m, inspector_id::text,
           case when is_far then '{outside}'::text[] else '{}' end,
           case when is_far then ${REASONS[language]} else '' end,
           case when is_far then 'pending' else 'normal' end
      from placed`.execute(db);
}
