import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { recordset } from '../../platform/db/recordset.ts';
import type { Delivery } from '../../platform/db/schema.gen.ts';
import type { MailBody } from './mail-body.ts';

export const insert = (db: Db, row: Insertable<Delivery>) => db.insertInto('delivery').values(row);

export const insertBody = (db: Db, id: string, { html, unsubscribeUrl, file }: MailBody) =>
  db.insertInto('delivery_mail').values({
    ...{ delivery_id: id, html, unsubscribe_url: unsubscribeUrl },
    ...{ file_name: file?.name ?? null, file_mime: file?.mime ?? null, file: file?.bytes ?? null },
  });

export const bodyOf = (db: Db, id: string) => db.selectFrom('delivery_mail').selectAll().where('delivery_id', '=', id);

/** Files are large, and of no use once their mail left. */
export const dropBody = (db: Db, id: string) => db.deleteFrom('delivery_mail').where('delivery_id', '=', id);

/** What became of what a company sent. */
export const fates = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('delivery')
    .select(['id', 'state', 'tries', 'error', 'sent_at'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

/** The worker sends it after the commit, or not before a time. */
export const enqueueSending = (id: string, at: Date | null = null) =>
  sql`select enqueue('delivery.send', ${JSON.stringify({ id })}::json, ${at}::timestamptz, ${`delivery:${id}`})`;

/** A try that was begun this long ago and never ended was that of a process that died, ms. */
export const TRY_MS = 120_000;

/**
 * Begins a try: of several workers with the same delivery one gets the row back. While a delivery is queued, `sent_at` is when
 * its present try began.
 */
export const begin = (db: Db, id: string, at: Date) =>
  db
    .updateTable('delivery')
    .set({ tries: sql`tries + 1`, sent_at: at })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where((eb) => eb.or([eb('sent_at', 'is', null), eb('sent_at', '<', new Date(at.getTime() - TRY_MS))]))
    .returning(['id', 'company_id', 'channel', 'target', 'text_key', 'params', 'language', 'tries', 'created_at']);

export const begunAt = (db: Db, id: string) =>
  db.selectFrom('delivery').select('sent_at').where('id', '=', id).where('state', '=', 'queued');

interface End {
  state: 'sent' | 'local' | 'failed';
  error: string | null;
  sentAt: Date | null;
  /** What the delivery keeps of its slots. */
  params: Readonly<Record<string, string | number>>;
}

export const end = (db: Db, id: string, { state, error, sentAt, params }: End) =>
  db
    .updateTable('delivery')
    .set({ state, error, sent_at: sentAt, params: JSON.stringify(params) })
    .where('id', '=', id)
    .where('state', '=', 'queued');

/** A try that failed; another one may begin. */
export const noteFailure = (db: Db, id: string, error: string) =>
  db.updateTable('delivery').set({ error, sent_at: null }).where('id', '=', id).where('state', '=', 'queued');

/** Newest first, for the local outbox. */
export const newest = (db: Db, count: number) =>
  db.selectFrom('delivery').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(count);

export interface InviteDelivery {
  id: string;
  channel: 'mail' | 'sms';
  target: string;
  params: Record<string, string>;
  language: string;
}

/** The invitations of a batch, in the outgoing post with the commit: as `deliver` does for one. */
export const insertInvitations = (companyId: string, rows: readonly InviteDelivery[], at: Date) =>
  sql`with sent as (insert into delivery (id, company_id, channel, target, text_key, params, language, created_at)
      select id, ${companyId}::uuid, channel, target, 'invite', params, language, ${at}::timestamptz
        from ${recordset(rows, 'id uuid, channel text, target text, params jsonb, language text')} returning id)
    select count(enqueue('delivery.send', json_build_object('id', id), null, 'delivery:' || id)) from sent`;

/** Mails and text messages, whatever became of them. */
export const dropOldDeliveries = (global: Db, before: Date) =>
  global.deleteFrom('delivery').where('created_at', '<', before);

export const dropDeliveriesTo = (trx: Db, targets: readonly string[]) =>
  trx
    .deleteFrom('delivery')
    .where(sql<SqlBool>`target = any(${[...targets]}::text[])`)
    .where('company_id', 'is', null);
