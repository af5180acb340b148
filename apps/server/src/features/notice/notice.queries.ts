import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { noticeApi } from '@rondo/contract/notice';
import type { Actor } from '@rondo/domain/actor';
import { addDays, instantOf } from '@rondo/domain/civil-time';
import { type NoticeEvent, noticeMachine } from '@rondo/domain/notice';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import { broughtBack } from '../../platform/bin.ts';
import type { Db } from '../../platform/db/company-db.ts';
import type { Notice } from '../../platform/db/schema.gen.ts';
import { stateIn } from '../../platform/db/states.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { holds } from '../people/index.ts';

type List = Parsed<typeof noticeApi.list>;
type Received = Parsed<typeof noticeApi.received>;
type Filter = Partial<Omit<List & Received, 'sort' | 'size' | 'page' | 'cursor'>>;

export const SORTS: Record<List['sort'], Sort> = {
  '-created': { by: sql`notice.created_at`, as: 'timestamptz', desc: true },
  '-sent': { by: sql`coalesce(notice.sent_at, notice.send_at, notice.created_at)`, as: 'timestamptz', desc: true },
};

/** What is pinned stands above all that was ever sent. */
export const pinnedFirst = (now: Date): Sort => ({
  by: sql`(case when notice.pinned_until > ${now} then notice.sent_at + interval '1000 years' else notice.sent_at end)`,
  as: 'timestamptz',
  desc: true,
});

/** A column of the actor's own part in it; null: it was not sent to them. */
const own = (memberId: string, column: 'sent_at' | 'read_at' | 'acknowledged_at' | 'understood_at') =>
  sql<Date | null>`(select r.${sql.ref(column)} from notice_recipient r
    where r.company_id = notice.company_id and r.notice_id = notice.id and r.member_id = ${memberId})`;

const ANY = sql<SqlBool>`true`;

/** Condition: it was sent to the actor, and what they did with it is as `r` says. */
const isSentTo = (memberId: string, r = ANY) =>
  sql<SqlBool>`(${stateIn('notice.state', noticeMachine.delivered)} and exists (select from notice_recipient r
    where r.company_id = notice.company_id and r.notice_id = notice.id and r.member_id = ${memberId} and ${r}))`;

/** What is not deleted, with its author and the reader's own part: where every read begins. */
const known = (db: Db, { companyId, memberId }: Actor) =>
  db
    .selectFrom('notice')
    .innerJoin('member', (j) =>
      j.onRef('member.company_id', '=', 'notice.company_id').onRef('member.id', '=', 'notice.author_id'),
    )
    .selectAll('notice')
    .select('member.name as author_name')
    .select([
      own(memberId, 'sent_at').as('received_at'),
      own(memberId, 'read_at').as('read_at'),
      own(memberId, 'acknowledged_at').as('acknowledged_at'),
      own(memberId, 'understood_at').as('understood_at'),
    ])
    .where('notice.company_id', '=', companyId)
    .where('notice.deleted_at', 'is', null);

/** Condition: the actor manages it: all, or their own. */
const isManaged = ({ codes, memberId }: Actor) =>
  sql<SqlBool>`(${codes.has('all_announcement')} or (${codes.has('announcement_mange')} and notice.author_id = ${memberId}))`;

const managed = (db: Db, actor: Actor) => known(db, actor).where(isManaged(actor));

/** Those that were sent to the actor: also what was recalled, of which only the title is left. */
const received = (db: Db, actor: Actor, now: Date, r = ANY) =>
  known(db, actor)
    .where(isSentTo(actor.memberId, r))
    .where((eb) => eb.or([eb('notice.expires_at', 'is', null), eb('notice.expires_at', '>', now)]));

/** One that the actor manages, or that was sent to them. */
export const byId = (db: Db, actor: Actor, id: string) =>
  known(db, actor)
    .where('notice.id', '=', id)
    .where((eb) => eb.or([isManaged(actor), isSentTo(actor.memberId)]));

/** Of what was recalled nothing is unread: nobody reads it any more. */
const UNREAD = sql<SqlBool>`r.read_at is null and notice.state = 'sent'`;
const READ = sql<SqlBool>`r.read_at is not null`;

export const filteredReceived = (db: Db, actor: Actor, now: Date, { unread, ...f }: Filter) =>
  received(db, actor, now, unread === undefined ? ANY : unread ? UNREAD : READ).where(matches(actor, f));

export const filteredManaged = (db: Db, actor: Actor, { state, ...f }: Filter) =>
  managed(db, actor)
    .where(matches(actor, f))
    .$if(state !== undefined, (q) => q.where('notice.state', 'in', state ?? []));

/** Condition: it fits what both lists are filtered by. A period is of when it was sent, or was written. */
function matches({ timeZone }: Actor, { keyword = '', category, importance, authorId, from, to }: Filter) {
  const at = sql`coalesce(notice.sent_at, notice.created_at)`;
  const all = [
    ...wordsOf(keyword).map(says),
    ...(category ? [sql<SqlBool>`notice.category = any(${[...category]}::text[])`] : []),
    ...(importance ? [sql<SqlBool>`notice.importance = any(${[...importance]}::text[])`] : []),
    ...(authorId ? [sql<SqlBool>`notice.author_id = any(${[...authorId]}::uuid[])`] : []),
    ...(from ? [sql<SqlBool>`${at} >= ${instantOf(from, 0, timeZone)}`] : []),
    ...(to ? [sql<SqlBool>`${at} < ${instantOf(addDays(to, 1), 0, timeZone)}`] : []),
  ];
  return sql<SqlBool>`${sql.join([sql`true`, ...all], sql` and `)}`;
}

/** Condition: the word stands in the title, in its pinyin or in a part of the number; in the text as long as it was not recalled. */
const says = (word: string) =>
  sql<SqlBool>`(notice.title ilike ${contains(word)} or notice.title_pinyin like ${contains(word.toLowerCase())}
    or notice.number ilike ${contains(word)} or (${stateIn('notice.state', noticeMachine.standing)} and notice.content_text ilike ${contains(word)}))`;

/** What opens by itself when its reader comes in. */
const POPS_UP = sql<SqlBool>`notice.state = 'sent' and (notice.importance = 'important' and r.read_at is null
  or notice.importance = 'acknowledge' and r.acknowledged_at is null)`;

export const popUps = (db: Db, actor: Actor, now: Date) =>
  received(db, actor, now, POPS_UP).orderBy('notice.sent_at').orderBy('notice.id');

export const insert = (db: Db, row: Insertable<Notice>) => db.insertInto('notice').values(row);

interface Seen {
  id: string;
  rev: number;
}

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (db: Db, companyId: string, { id, rev }: Seen, change: Updateable<Notice>) =>
  db
    .updateTable('notice')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('deleted_at', 'is', null)
    .returning('rev');

/** As `update`, and only from a state in which the event can happen. */
export const move = (db: Db, companyId: string, event: NoticeEvent, seen: Seen, change: Updateable<Notice>) =>
  update(db, companyId, seen, change).where('state', 'in', noticeMachine.from(event));

/** The own ones that were deleted since then; index notice_bin. */
export const deleted = (db: Db, { companyId, memberId }: Actor, since: Date) =>
  db
    .selectFrom('notice')
    .select(['id', 'title as name', 'title', 'deleted_at', 'deleted_by'])
    .where('company_id', '=', companyId)
    .where('author_id', '=', memberId)
    .where('deleted_at', '>=', since)
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc');

export const restore = (db: Db, companyId: string, id: string, at: Date) =>
  db
    .updateTable('notice')
    .set(broughtBack(at))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('rev');

/** Removes what can no longer be brought back; which ones. */
export const sweep = (db: Db, companyId: string, before: Date) =>
  db.deleteFrom('notice').where('company_id', '=', companyId).where('deleted_at', '<', before).returning('id');

/** One whose time is reached, held so that nobody else sends or cancels it; what somebody else is at is left to them. */
export const holdDue = (db: Db, companyId: string, now: Date) =>
  db
    .selectFrom('notice')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('state', 'in', noticeMachine.from('due'))
    .where('send_at', '<=', now)
    .orderBy('send_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked();

/** One as it is, held until the transaction ends. */
export const hold = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('notice')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate();

/** One as it is; it is neither recalled nor moved on before the transaction ends, whoever else reads it. */
export const keep = (db: Db, companyId: string, id: string) =>
  db.selectFrom('notice').select('state').where('company_id', '=', companyId).where('id', '=', id).forShare();

/** The dispatch that the task of one became. */
export const setBatch = (db: Db, companyId: string, id: string, batchId: string) =>
  db.updateTable('notice').set({ task_batch_id: batchId }).where('company_id', '=', companyId).where('id', '=', id);

/** Who may decide about what somebody wrote or asked: who manages all announcements, but those two. */
export const approvers = (db: Db, companyId: string, but: readonly string[]) =>
  db
    .selectFrom('member as m')
    .select('m.id')
    .where('m.company_id', '=', companyId)
    .where('m.state', '=', 'active')
    .where(holds('all_announcement'))
    .where(sql<SqlBool>`not m.id = any(${[...but]}::uuid[])`);

/** Those that were sent since then and go to later joiners as well; index notice_later. */
export const openToLaterJoiners = (db: Db, companyId: string, since: Date, now: Date) =>
  db
    .selectFrom('notice')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('state', '=', 'sent')
    .where('with_later_joiners', '=', true)
    .where('sent_at', '>=', since)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('id');
