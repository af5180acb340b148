import { companyMachine } from '@rondo/domain/company';
import { memberMachine } from '@rondo/domain/member';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

interface Reader {
  companyId: string;
  memberId: string;
}

const COLUMNS = [
  ...(['member_id', 'mail', 'channels', 'browser', 'quiet_from', 'quiet_to'] as const),
  ...(['robot_id', 'webhook_id', 'origin'] as const),
] as const;

/** How a member wants to be told beside the message centre. */
export const ofMember = (db: Db, { companyId, memberId }: Reader) =>
  db.selectFrom('message_alert').select(COLUMNS).where('company_id', '=', companyId).where('member_id', '=', memberId);

/** The same of some members, as far as they want anything by a channel. */
export const toldBeside = (db: Db, companyId: string, memberIds: readonly string[]) =>
  db
    .selectFrom('message_alert')
    .innerJoin('company', 'company.id', 'message_alert.company_id')
    .select(COLUMNS)
    .select('company.time_zone')
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`member_id = any(${[...memberIds]}::uuid[]) and (mail <> '{}' or channels <> '{}')`);

interface Alert {
  mail: Readonly<Record<string, string>>;
  channels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  browser: readonly string[];
  quiet: { from: string; to: string } | null;
  robotId: string | null;
  webhookId: string | null;
  origin: string;
}

/** The row of somebody who chooses for the first time, with nothing chosen; what is there stays. */
export const begin = (db: Db, { companyId, memberId }: Reader, origin: string, at: Date) =>
  db
    .insertInto('message_alert')
    .values({ company_id: companyId, member_id: memberId, mail: '{}', browser: [], origin, updated_at: at })
    .onConflict((c) => c.doNothing());

export const save = (db: Db, { companyId, memberId }: Reader, alert: Alert, at: Date) =>
  db
    .updateTable('message_alert')
    .set({
      ...{ mail: JSON.stringify(alert.mail), channels: JSON.stringify(alert.channels), browser: [...alert.browser] },
      ...{ quiet_from: alert.quiet?.from ?? null, quiet_to: alert.quiet?.to ?? null },
      ...{ robot_id: alert.robotId, webhook_id: alert.webhookId, origin: alert.origin, updated_at: at },
    })
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId);

/** One category of a member by mail, or no more. */
export const setMail = (db: Db, { companyId, memberId }: Reader, category: string, pace: string | null, at: Date) =>
  db
    .updateTable('message_alert')
    .set({
      mail:
        pace === null
          ? sql`mail - ${category}::text`
          : sql`mail || jsonb_build_object(${category}::text, ${pace}::text)`,
      updated_at: at,
    })
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId);

/** The quiet hours of some members, as far as they have any. */
export const quietHours = (db: Db, companyId: string, memberIds: readonly string[]) =>
  db
    .selectFrom('message_alert')
    .select(['member_id', 'quiet_from', 'quiet_to'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`member_id = any(${[...memberIds]}::uuid[]) and quiet_from is not null`);

/** Whom something goes to: the proved contacts of a member who works there. */
export const addresseeOf = (db: Db, { companyId, memberId }: Reader) =>
  db
    .selectFrom('member as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .innerJoin('company as c', 'c.id', 'm.company_id')
    .select(['m.name', 'p.language', 'c.time_zone', 'c.name as company'])
    .select([
      sql<string | null>`case when p.mail_proved_at is not null then p.mail end`.as('mail'),
      sql<string | null>`case when p.mobile_proved_at is not null then p.mobile end`.as('mobile'),
    ])
    .where('m.company_id', '=', companyId)
    .where('m.id', '=', memberId)
    .where('m.state', 'in', memberMachine.working)
    .where('c.state', 'in', companyMachine.alive);
