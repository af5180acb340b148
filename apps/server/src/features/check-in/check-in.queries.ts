import type { checkInApi } from '@rondo/contract/check-in';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { type CheckInEvent, checkInMachine } from '@rondo/domain/check-in';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { CheckIn } from '../../platform/db/schema.gen.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { shopInScope, shopNamed } from '../scope/index.ts';

type List = Parsed<typeof checkInApi.list>;
type Filter = Omit<List, 'sort' | 'size' | 'page' | 'cursor'>;

export const SORTS: Record<List['sort'], Sort> = {
  '-at': { by: sql`check_in.at`, as: 'timestamptz', desc: true },
  at: { by: sql`check_in.at`, as: 'timestamptz', desc: false },
};

/** A check-in with the names of its task, store and people, and the record of its task. */
const named = (db: Db, companyId: string) =>
  db
    .selectFrom('check_in')
    .innerJoin('shop', (j) =>
      j.onRef('shop.company_id', '=', 'check_in.company_id').onRef('shop.id', '=', 'check_in.shop_id'),
    )
    .innerJoin('member', (j) =>
      j.onRef('member.company_id', '=', 'check_in.company_id').onRef('member.id', '=', 'check_in.member_id'),
    )
    .innerJoin('task', (j) =>
      j.onRef('task.company_id', '=', 'check_in.company_id').onRef('task.id', '=', 'check_in.task_id'),
    )
    .selectAll('check_in')
    .select(['shop.name as shop_name', 'member.name as member_name'])
    .select(['shop.latitude as shop_latitude', 'shop.longitude as shop_longitude'])
    .select(
      sql<string | null>`(select d.name from member d
        where d.company_id = check_in.company_id and d.id = check_in.decided_by)`.as('decider_name'),
    )
    .select(['task.number as task_number', 'task.name as task_name', 'task.record_id'])
    .where('check_in.company_id', '=', companyId);

/** The actor reviews the task of the check-in. */
const isReviewer = (actor: Actor) =>
  sql<boolean>`exists (select from task_person p where p.company_id = check_in.company_id
    and p.task_id = check_in.task_id and p.relation = 'reviewer' and p.member_id = ${actor.memberId})`;

/** Check-ins that the actor reviews, never their own: the only way to them (`reviews` of domain). */
const reviewedBy = (db: Db, actor: Actor) => {
  const scope = shopInScope(actor, 'check_in.shop_id') ?? sql<SqlBool>`true`;
  const trusted = actor.codes.has('x_record_void') ? scope : sql<SqlBool>`false`;
  return named(db, actor.companyId)
    .select(isReviewer(actor).as('is_reviewer'))
    .where('check_in.member_id', '!=', actor.memberId)
    .where(sql<SqlBool>`(${isReviewer(actor)} or ${trusted})`);
};

/** One that the actor reviews, with a doubt or without. */
export const byId = (db: Db, actor: Actor, id: string) => reviewedBy(db, actor).where('check_in.id', '=', id);

/** With a doubt: index check_in_exception; all: check_in_at. */
export const filtered = (db: Db, actor: Actor, zone: string, f: Filter) =>
  reviewedBy(db, actor)
    .$if(f.set === 'doubt', (q) => q.where(sql<SqlBool>`check_in.flags <> '{}'`))
    .where((eb) => eb.and(wordsOf(f.keyword).map((word) => holds(actor.companyId, word))))
    .$if(f.state !== undefined, (q) => q.where('check_in.state', 'in', f.state ?? []))
    .$if(f.flag !== undefined, (q) => q.where(sql<SqlBool>`check_in.flags && ${f.flag ?? []}::text[]`))
    .$if(f.kind !== undefined, (q) => q.where('check_in.kind', 'in', f.kind ?? []))
    .$if(f.shopId !== undefined, (q) => q.where('check_in.shop_id', 'in', f.shopId ?? []))
    .$if(f.memberId !== undefined, (q) => q.where('check_in.member_id', 'in', f.memberId ?? []))
    .$if(f.from !== undefined, (q) =>
      q.where(sql<SqlBool>`check_in.at >= (${f.from}::date)::timestamp at time zone ${zone}`),
    )
    .$if(f.to !== undefined, (q) =>
      q.where(sql<SqlBool>`check_in.at < (${f.to}::date + 1)::timestamp at time zone ${zone}`),
    );

/** Condition: the word names the store, the person or the task. */
const holds = (companyId: string, word: string) =>
  sql<SqlBool>`(member.name ilike ${contains(word)} or task.number ilike ${contains(word)}
    or ${shopNamed('shop', companyId, word)})`;

/** The check-ins of a task in their order; whoever asks has found the task or its record before. */
export const ofTask = (db: Db, companyId: string, taskId: string) =>
  db
    .selectFrom('check_in')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('task_id', '=', taskId)
    .orderBy('at')
    .orderBy('id');

/** The check-in of a member before this one, wherever it was; index check_in_member. */
export const before = (db: Db, companyId: string, memberId: string, at: Date) =>
  db
    .selectFrom('check_in')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('latitude', 'is not', null)
    .where('at', '<=', at)
    .orderBy('at', 'desc')
    .limit(1);

/** Somebody else who checked in with a device since a day; index check_in_device. */
export const othersWith = (db: Db, companyId: string, deviceId: string, memberId: string, since: Date) =>
  db
    .selectFrom('check_in')
    .innerJoin('member', (j) =>
      j.onRef('member.company_id', '=', 'check_in.company_id').onRef('member.id', '=', 'check_in.member_id'),
    )
    .select(['check_in.member_id as memberId', 'member.name'])
    .where('check_in.company_id', '=', companyId)
    .where('check_in.device_id', '=', deviceId)
    .where('check_in.member_id', '!=', memberId)
    .where('check_in.at', '>=', since)
    .orderBy('check_in.at', 'desc')
    .limit(1);

/** Where a store is. */
export const placeOf = (db: Db, companyId: string, shopId: string) =>
  db
    .selectFrom('shop')
    .select(['id', 'name', 'latitude', 'longitude', 'hours', 'special_days', 'time_zone'])
    .where('company_id', '=', companyId)
    .where('id', '=', shopId);

export const insert = (db: Db, row: Insertable<CheckIn>) => db.insertInto('check_in').values(row).returningAll();

/** No row back: somebody was faster. */
export const decide = (
  db: Db,
  companyId: string,
  { id, rev, event }: { id: string; rev: number; event: CheckInEvent },
  change: Updateable<CheckIn>,
) =>
  db
    .updateTable('check_in')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('state', 'in', checkInMachine.from(event))
    .returning('rev');
