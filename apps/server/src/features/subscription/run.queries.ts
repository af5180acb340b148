import { type SubscriptionEvent, subscriptionMachine } from '@rondo/domain/subscription';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Subscription, SubscriptionDelivery, SubscriptionRun } from '../../platform/db/schema.gen.ts';
import { isReal } from '../../platform/sample-rows.ts';

/** Holds what the clock has to send, until the transaction ends; what another process holds is its own. */
export const holdDue = (db: Db, companyId: string, now: Date) =>
  db
    .selectFrom('subscription')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('state', '=', 'active')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked();

/** Holds the paused ones whose last day is before this one, until the transaction ends. */
export const holdOver = (db: Db, companyId: string, today: string) =>
  db
    .selectFrom('subscription')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('state', '=', 'paused')
    .where('end_on', '<', today)
    .orderBy('id')
    .forUpdate()
    .skipLocked();

export const hold = (db: Db, companyId: string, id: string) =>
  db.selectFrom('subscription').selectAll().where('company_id', '=', companyId).where('id', '=', id).forUpdate();

/** What the clock changes, under its lock; nobody's version of it grows old by that. */
export const setByClock = (db: Db, companyId: string, id: string, change: Updateable<Subscription>) =>
  db.updateTable('subscription').set(change).where('company_id', '=', companyId).where('id', '=', id);

/** A move of the clock: whoever has seen an older one is refused. */
export const moveByClock = (
  db: Db,
  companyId: string,
  id: string,
  event: SubscriptionEvent,
  change: Updateable<Subscription>,
) =>
  db
    .updateTable('subscription')
    .set((eb) => ({ ...change, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', 'in', subscriptionMachine.from(event))
    .returning('id');

/** No row back: this time was sent already. */
export const insertRun = (db: Db, row: Insertable<SubscriptionRun>) =>
  db
    .insertInto('subscription_run')
    .values(row)
    .onConflict((c) => c.doNothing())
    .returning('id');

export const insertDeliveries = (db: Db, rows: readonly Insertable<SubscriptionDelivery>[]) =>
  db.insertInto('subscription_delivery').values([...rows]);

/** Condition on a member `m`: a subscription is sent to them now, by name or by a role; they work here and have not said no. */
export const gets = (companyId: string, id: string) =>
  sql`m.company_id = ${companyId} and m.state = 'active' and ${isReal('m.id')}
     and exists (select from subscription_recipient r where r.company_id = m.company_id and r.subscription_id = ${id}
       and (r.member_id = m.id or exists (select from member_role mr
         where mr.company_id = m.company_id and mr.member_id = m.id and mr.role_id = r.role_id)))
     and not exists (select from subscription_refusal f
       where f.company_id = m.company_id and f.subscription_id = ${id} and f.member_id = m.id)`;

/** Whom a subscription is sent to now. */
export const recipientsNow = (db: Db, companyId: string, id: string) =>
  sql<{ id: string }>`select m.id from member m where ${gets(companyId, id)} order by m.id`.execute(db);

/** The robots that a subscription is sent to now. */
export const robotsNow = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('subscription_recipient')
    .select('sender_id')
    .where('company_id', '=', companyId)
    .where('subscription_id', '=', id)
    .where('sender_id', 'is not', null)
    .orderBy('id');

/** Runs that somebody asked for since. */
export const byHandSince = (db: Db, companyId: string, id: string, since: Date) =>
  db
    .selectFrom('subscription_run')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('subscription_id', '=', id)
    .where('kind', '!=', 'due')
    .where('created_at', '>', since);

/** Reports of runs that somebody asked to be sent again since. */
export const resentSince = (db: Db, companyId: string, id: string, since: Date) =>
  db
    .selectFrom('subscription_delivery as d')
    .innerJoin('subscription_run as r', (j) =>
      j.onRef('r.company_id', '=', 'd.company_id').onRef('r.id', '=', 'd.run_id'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('d.company_id', '=', companyId)
    .where('r.subscription_id', '=', id)
    .where('d.resent_at', '>', since);

/** Takes some reports that have to be made for this process, until `until`; the longest waiting first. */
export const claim = (db: Db, companyId: string, { now, until, most }: { now: Date; until: Date; most: number }) =>
  sql<{ id: string }>`with due as materialized (
      select w.id from subscription_delivery w
       where w.company_id = ${companyId} and w.state = 'waiting' and w.next_try_at <= ${now}
       order by w.next_try_at, w.id limit ${most} for update skip locked)
    update subscription_delivery d set next_try_at = ${until}, tries = d.tries + 1 from due
    where d.company_id = ${companyId} and d.id = due.id
    returning d.id`.execute(db);

/** What is needed to make a report. */
export const claimed = (db: Db, companyId: string, ids: readonly string[]) =>
  delivered(db, companyId).where(sql<SqlBool>`d.id = any(${[...ids]}::uuid[])`);

/** Reports with their run and their subscription. */
export const delivered = (db: Db, companyId: string) =>
  db
    .selectFrom('subscription_delivery as d')
    .innerJoin('subscription_run as r', (j) =>
      j.onRef('r.company_id', '=', 'd.company_id').onRef('r.id', '=', 'd.run_id'),
    )
    .innerJoin('subscription as s', (j) =>
      j.onRef('s.company_id', '=', 'r.company_id').onRef('s.id', '=', 'r.subscription_id'),
    )
    .innerJoin('member as o', (j) => j.onRef('o.company_id', '=', 's.company_id').onRef('o.id', '=', 's.owner_id'))
    .innerJoin('company as c', 'c.id', 'd.company_id')
    .selectAll('d')
    .select(['r.kind', 'r.subscription_id', 'r.period_from', 'r.period_to'])
    .select([
      's.name',
      's.report',
      's.query',
      's.channels',
      's.with_file',
      's.skip_empty',
      's.only_changed',
      's.origin',
      's.owner_id',
    ])
    .select(['s.state as subscription_state', 'o.name as owner_name', 'c.name as company_name'])
    .where('d.company_id', '=', companyId);
export type DeliveryRow = Awaited<ReturnType<ReturnType<typeof delivered>['executeTakeFirstOrThrow']>>;

/** Tells what became of a report that still waits; no row back: somebody else told before. */
export const settle = (db: Db, companyId: string, id: string, outcome: Updateable<SubscriptionDelivery>) =>
  db
    .updateTable('subscription_delivery')
    .set(outcome)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id');

/** What was frozen of a run for somebody who reads as its owner: a robot or an address. */
export const frozenForOwner = (db: Db, companyId: string, runId: string) =>
  db
    .selectFrom('subscription_delivery')
    .select('snapshot_key')
    .where('company_id', '=', companyId)
    .where('run_id', '=', runId)
    .where('member_id', 'is', null)
    .where('snapshot_key', 'is not', null)
    .limit(1);

export const setDelivery = (db: Db, companyId: string, id: string, change: Updateable<SubscriptionDelivery>) =>
  db.updateTable('subscription_delivery').set(change).where('company_id', '=', companyId).where('id', '=', id);

/** Runs that go on although nothing of them waits any more. */
export const made = (db: Db, companyId: string) =>
  db
    .selectFrom('subscription_run as r')
    .selectAll()
    .where('r.company_id', '=', companyId)
    .where('r.state', '=', 'sending')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('subscription_delivery as d')
            .select('d.id')
            .whereRef('d.company_id', '=', 'r.company_id')
            .whereRef('d.run_id', '=', 'r.id')
            .where('d.state', '=', 'waiting'),
        ),
      ),
    )
    .orderBy('r.created_at')
    .orderBy('r.id');

const RECIPIENT = sql<string | null>`coalesce(member.name, sender.name, subscription_address.mail)`;

/** Who got what of a run: members, robots and addresses. */
export const deliveriesOf = (db: Db, companyId: string, runId: string) =>
  db
    .selectFrom('subscription_delivery')
    .leftJoin('member', (j) =>
      j
        .onRef('member.company_id', '=', 'subscription_delivery.company_id')
        .onRef('member.id', '=', 'subscription_delivery.member_id'),
    )
    .leftJoin('sender', (j) =>
      j
        .onRef('sender.company_id', '=', 'subscription_delivery.company_id')
        .onRef('sender.id', '=', 'subscription_delivery.sender_id'),
    )
    .leftJoin('subscription_address', (j) =>
      j
        .onRef('subscription_address.company_id', '=', 'subscription_delivery.company_id')
        .onRef('subscription_address.id', '=', 'subscription_delivery.address_id'),
    )
    .selectAll('subscription_delivery')
    .select(RECIPIENT.as('recipient'))
    .where('subscription_delivery.company_id', '=', companyId)
    .where('subscription_delivery.run_id', '=', runId);
export const BY_RECIPIENT = { by: sql`coalesce(${RECIPIENT}, '')`, as: 'text', desc: false } as const;

/** The subscription that a run is of. */
export const subscriptionOfRun = (db: Db, companyId: string, runId: string) =>
  db
    .selectFrom('subscription_run')
    .select('subscription_id')
    .where('company_id', '=', companyId)
    .where('id', '=', runId);

/** Ends a run; no row back: it has ended. */
export const endRun = (db: Db, companyId: string, id: string, state: 'done' | 'failed', at: Date) =>
  db
    .updateTable('subscription_run')
    .set({ state, ended_at: at })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .returning('id');

export const runsOf = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('subscription_run')
    .leftJoin('member', (j) =>
      j
        .onRef('member.company_id', '=', 'subscription_run.company_id')
        .onRef('member.id', '=', 'subscription_run.by_id'),
    )
    .selectAll('subscription_run')
    .select('member.name as by_name')
    .select(
      sql<number>`(select count(*)::int from subscription_delivery d where d.company_id = subscription_run.company_id
        and d.run_id = subscription_run.id)`.as('recipients'),
    )
    .where('subscription_run.company_id', '=', companyId)
    .where('subscription_run.subscription_id', '=', id);
export const NEWEST_RUN = { by: sql`subscription_run.created_at`, as: 'timestamptz', desc: true } as const;

export const dropOldRuns = (db: Db, companyId: string, before: Date) =>
  db.deleteFrom('subscription_run').where('company_id', '=', companyId).where('created_at', '<', before);

/** The address that somebody proved to be theirs. */
export const mailOf = (global: Db, personId: string) =>
  global.selectFrom('person').select('mail').where('id', '=', personId).where('mail_proved_at', 'is not', null);

/** The worker begins with the commit; the minute's clock picks up what it leaves. */
export const sendSoon = (db: Db, companyId: string) =>
  sql`select enqueue('subscription.send', ${JSON.stringify({ companyId })}::json, null, ${`subscription.send:${companyId}`})`.execute(
    db,
  );
