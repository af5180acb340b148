import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { subscriptionApi } from '@rondo/contract/subscription';
import type { Actor } from '@rondo/domain/actor';
import { type SubscriptionEvent, subscriptionMachine } from '@rondo/domain/subscription';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Subscription, SubscriptionRecipient } from '../../platform/db/schema.gen.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';

type List = Parsed<typeof subscriptionApi.list>;
type Filter = Omit<List, 'sort' | 'size' | 'page' | 'cursor'>;

export const SORTS: Record<List['sort'], Sort> = {
  '-created': { by: sql`subscription.created_at`, as: 'timestamptz', desc: true },
  created: { by: sql`subscription.created_at`, as: 'timestamptz', desc: false },
  next: { by: sql`coalesce(subscription.next_at, 'infinity'::timestamptz)`, as: 'timestamptz', desc: false },
};

/** Condition: a member is among those whom a subscription is sent to, by name or by a role. */
export const isSentTo = (memberId: string) => sql<SqlBool>`exists (select from subscription_recipient r
  where r.company_id = subscription.company_id and r.subscription_id = subscription.id and (r.member_id = ${memberId}
    or exists (select from member_role mr where mr.company_id = r.company_id and mr.role_id = r.role_id and mr.member_id = ${memberId})))`;

const hasRefused = (memberId: string) => sql<boolean>`exists (select from subscription_refusal f
  where f.company_id = subscription.company_id and f.subscription_id = subscription.id and f.member_id = ${memberId})`;

/** Of the newest run that was no test. */
const lastRun = <T>(
  column: 'created_at' | 'state',
) => sql<T | null>`(select r.${sql.ref(column)} from subscription_run r
  where r.company_id = subscription.company_id and r.subscription_id = subscription.id and r.kind <> 'test'
  order by r.created_at desc, r.id desc limit 1)`;

/** Those that the actor owns or is among the recipients of; administrators see all: the only way into the table for readers. */
const visible = (db: Db, { companyId, memberId, isAdmin }: Actor) =>
  db
    .selectFrom('subscription')
    .innerJoin('member', (j) =>
      j.onRef('member.company_id', '=', 'subscription.company_id').onRef('member.id', '=', 'subscription.owner_id'),
    )
    .selectAll('subscription')
    .select('member.name as owner_name')
    .select([lastRun<Date>('created_at').as('last_at'), lastRun<string>('state').as('last_state')])
    .select([sql<boolean>`${isSentTo(memberId)}`.as('is_sent'), hasRefused(memberId).as('has_refused')])
    .where('subscription.company_id', '=', companyId)
    .$if(!isAdmin, (q) => q.where((eb) => eb.or([eb('subscription.owner_id', '=', memberId), isSentTo(memberId)])));

export const filtered = (db: Db, actor: Actor, f: Filter) =>
  visible(db, actor)
    .where((eb) => eb.and(wordsOf(f.keyword).map(holds)))
    .$if(f.state !== undefined, (q) => q.where('subscription.state', 'in', f.state ?? []))
    .$if(f.report !== undefined, (q) => q.where('subscription.report', 'in', f.report ?? []));

const holds = (word: string) =>
  sql<SqlBool>`(subscription.name ilike ${contains(word)} or subscription.name_pinyin like ${contains(word.toLowerCase())})`;

export const byId = (db: Db, actor: Actor, id: string) => visible(db, actor).where('subscription.id', '=', id);

export const openOwned = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('subscription')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('owner_id', '=', memberId)
    .where('state', 'in', subscriptionMachine.from('end'));

export const insert = (db: Db, row: Insertable<Subscription>) => db.insertInto('subscription').values(row);

export const insertRecipients = (db: Db, rows: readonly Insertable<SubscriptionRecipient>[]) =>
  db.insertInto('subscription_recipient').values([...rows]);

export const dropRecipients = (db: Db, companyId: string, id: string) =>
  db.deleteFrom('subscription_recipient').where('company_id', '=', companyId).where('subscription_id', '=', id);

/** By name, and the roles, each with its name. */
export const recipients = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('subscription_recipient as r')
    .leftJoin('member as m', (j) => j.onRef('m.company_id', '=', 'r.company_id').onRef('m.id', '=', 'r.member_id'))
    .leftJoin('role', (j) => j.onRef('role.company_id', '=', 'r.company_id').onRef('role.id', '=', 'r.role_id'))
    .leftJoin('sender as s', (j) => j.onRef('s.company_id', '=', 'r.company_id').onRef('s.id', '=', 'r.sender_id'))
    .select(['r.member_id', 'r.role_id', 'r.sender_id', 'm.name as member_name', 's.name as sender_name'])
    .select(['role.key as role_key', 'role.name as role_name'])
    .where('r.company_id', '=', companyId)
    .where('r.subscription_id', '=', id)
    .orderBy('r.id');

export const refusals = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('subscription_refusal as f')
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'f.company_id').onRef('m.id', '=', 'f.member_id'))
    .select(['m.id', 'm.name'])
    .where('f.company_id', '=', companyId)
    .where('f.subscription_id', '=', id)
    .orderBy('f.refused_at');

interface Refused {
  companyId: string;
  id: string;
  memberId: string;
}

/** No row back: they had said so before. */
export const refuse = (db: Db, { companyId, id, memberId }: Refused, at: Date) =>
  db
    .insertInto('subscription_refusal')
    .values({ company_id: companyId, subscription_id: id, member_id: memberId, refused_at: at })
    .onConflict((c) => c.doNothing())
    .returning('member_id');

export const takeBackRefusal = (db: Db, { companyId, id, memberId }: Refused) =>
  db
    .deleteFrom('subscription_refusal')
    .where('company_id', '=', companyId)
    .where('subscription_id', '=', id)
    .where('member_id', '=', memberId)
    .returning('member_id');

export const roles = (db: Db, companyId: string) =>
  db
    .selectFrom('role')
    .select(['id', 'key', 'name'])
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .orderBy('id');

interface Seen {
  id: string;
  rev: number;
}

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (db: Db, companyId: string, { id, rev }: Seen, change: Updateable<Subscription>) =>
  db
    .updateTable('subscription')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('rev');

/** As `update`, and only from a state in which the event can happen. */
export const move = (
  db: Db,
  companyId: string,
  event: SubscriptionEvent,
  seen: Seen,
  change: Updateable<Subscription>,
) => update(db, companyId, seen, change).where('state', 'in', subscriptionMachine.from(event));
