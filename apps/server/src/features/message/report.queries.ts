import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { messageReportApi } from '@rondo/contract/message-report';
import type { Actor } from '@rondo/domain/actor';
import { addDays } from '@rondo/domain/civil-time';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { dayBegins, type Sort } from '../../platform/list.ts';

type Ledger = Omit<Parsed<typeof messageReportApi.ledger>, 'size' | 'page' | 'cursor'>;
type Period = Parsed<typeof messageReportApi.noise>;

/** What became of a message in the message centre. A muted one comes read. */
const STATE = sql<string>`(case when message.opened_at is not null then 'opened'
  when message.read_at = message.created_at then 'muted' when message.read_at is not null then 'read' else 'sent' end)`;
/** New work has a text of its own for several objects, and is one kind. */
const KIND = sql<string>`regexp_replace(message.text_key, '_(many|same)$', '')`;
const COUNTED = sql<SqlBool>`(message.read_at is null or message.opened_at is not null or message.read_at <> message.created_at)`;

/** What became of a sending; one of several browsers that got it is enough. */
const FATE = sql<string>`(case when s.dropped is not null then s.dropped when s.ended_at is null then 'waiting'
  else (select case when bool_or(d.state = 'sent') then 'sent' when bool_or(d.state = 'queued') then 'waiting'
      when bool_or(d.state = 'local') then 'local' when bool_or(d.state = 'failed') then 'failed' end
    from delivery d where d.company_id = s.company_id and d.id = any(s.delivery_ids)) end)`;

/** Whether a message has a sending on some channels of which one of some things became. */
function hasSending({ channel, fate }: Pick<Ledger, 'channel' | 'fate'>): RawBuilder<SqlBool> {
  const onChannel = channel ? sql`and s.channel = any(${[...channel]}::text[])` : sql``;
  const ofFate = fate ? sql`and ${FATE} = any(${[...fate]}::text[])` : sql``;
  return sql<SqlBool>`exists (select from message_sending s where s.company_id = message.company_id
    and s.message_id = message.id ${onChannel} ${ofFate})`;
}

/** Messages of the company, whoever reads them: never their words. */
const all = (db: Db, actor: Actor) =>
  db
    .selectFrom('message')
    .innerJoin('member', (j) =>
      j.onRef('member.company_id', '=', 'message.company_id').onRef('member.id', '=', 'message.member_id'),
    )
    .where('message.company_id', '=', actor.companyId);

export const ledger = (db: Db, actor: Actor, f: Ledger) =>
  all(db, actor)
    .select(['message.id', 'message.created_at', 'message.member_id', 'member.name', 'message.category'])
    .select(['message.reason', STATE.as('state'), KIND.as('kind')])
    .select(sql<string | null>`message.params->>'shop'`.as('shop_name'))
    .$if(f.from !== undefined, (q) => q.where('message.created_at', '>=', dayBegins(actor, f.from ?? '')))
    .$if(f.to !== undefined, (q) => q.where('message.created_at', '<', dayBegins(actor, addDays(f.to ?? '', 1))))
    .$if(f.category !== undefined, (q) => q.where('message.category', 'in', f.category ?? []))
    .$if(f.state !== undefined, (q) => q.where(STATE, 'in', f.state ?? []))
    .$if(f.memberId !== undefined, (q) => q.where('message.member_id', 'in', f.memberId ?? []))
    .$if(f.kind !== undefined, (q) => q.where(KIND, '=', f.kind ?? ''))
    .$if(f.reason !== undefined, (q) => q.where('message.reason', '=', f.reason ?? ''))
    .$if(f.isCounted !== undefined, (q) => q.where(sql<SqlBool>`${COUNTED} = ${f.isCounted === true}::boolean`))
    .$if(f.channel !== undefined || f.fate !== undefined, (q) => q.where(hasSending(f)));

export const newestMessage: Sort = { by: sql`message.created_at`, as: 'timestamptz', desc: true };

const counted = (db: Db, actor: Actor, { from, to }: Period) =>
  db
    .selectFrom('message')
    .where('message.company_id', '=', actor.companyId)
    .where('message.created_at', '>=', dayBegins(actor, from))
    .where('message.created_at', '<', dayBegins(actor, addDays(to, 1)))
    .where(COUNTED)
    .select([
      sql<number>`count(*)::int`.as('messages'),
      sql<number>`count(message.opened_at)::int`.as('opened'),
      sql<number>`count(distinct message.member_id)::int`.as('people'),
    ]);

export const total = counted;

export const byCategory = (db: Db, actor: Actor, period: Period) =>
  counted(db, actor, period).select('message.category').groupBy('message.category');

/** The kinds that are told most. */
export const byKind = (db: Db, actor: Actor, period: Period, most: number) =>
  counted(db, actor, period)
    .select([KIND.as('kind'), 'message.category', 'message.reason'])
    .groupBy([KIND, 'message.category', 'message.reason'])
    .orderBy('messages', 'desc')
    .orderBy(KIND)
    .orderBy('message.reason')
    .limit(most);

type People = Omit<Parsed<typeof messageReportApi.people>, 'size' | 'page' | 'cursor'>;

const ofPerson = (actor: Actor, { from, to, category }: People) => sql`from message
  where message.company_id = member.company_id and message.member_id = member.id and ${COUNTED}
    and message.created_at >= ${dayBegins(actor, from)} and message.created_at < ${dayBegins(actor, addDays(to, 1))}
    ${category ? sql`and message.category = any(${[...category]}::text[])` : sql``}`;

/** Members who got any. */
export const people = (db: Db, actor: Actor, asked: People) =>
  db
    .selectFrom('member')
    .where('member.company_id', '=', actor.companyId)
    .where(sql<SqlBool>`exists (select ${ofPerson(actor, asked)})`)
    .select(['member.id', 'member.name'])
    .select([
      sql<number>`(select count(*)::int ${ofPerson(actor, asked)})`.as('messages'),
      sql<number>`(select count(message.opened_at)::int ${ofPerson(actor, asked)})`.as('opened'),
    ]);

/** Whoever got the most first. */
export const mostFirst = (actor: Actor, asked: People): Sort => ({
  by: sql`(select count(*) ${ofPerson(actor, asked)})`,
  as: 'numeric',
  desc: true,
});
