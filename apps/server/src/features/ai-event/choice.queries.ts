import type { Actor } from '@rondo/domain/actor';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { contains, wordsOf } from '../../platform/list.ts';
import { shopInScope } from '../scope/index.ts';

interface Choice {
  id: string;
  name: string;
}
interface Asked {
  words: string;
  /** Those that are chosen already; undefined: by words. */
  ids: readonly string[] | undefined;
}

const MOST = 50;
const yes = sql<SqlBool>`true`;

/** Condition: an event in the actor's scope has this value in this column. */
const hasEvent = (actor: Actor, column: string, value: string) =>
  sql<SqlBool>`exists (select from ai_event e where e.company_id = ${actor.companyId} and ${sql.ref(`e.${column}`)} = ${sql.ref(value)}
    and ${shopInScope(actor, 'e.shop_id') ?? yes})`;

/** What holds the words, or is chosen, of rows with an `id` and a name in those columns. */
const found = (id: string, name: RawBuilder<string>, { words, ids }: Asked) =>
  ids === undefined
    ? sql<SqlBool>`${sql.join([yes, ...wordsOf(words).map((word) => sql`${name} ilike ${contains(word)}`)], sql` and `)}`
    : sql<SqlBool>`${sql.ref(id)} = any(${[...ids]}::uuid[])`;

/** Rules with an event; those that were deleted since too, for their events stay. Index ai_event_rule. */
export const rules = (db: Db, actor: Actor, asked: Asked) =>
  sql<Choice>`select r.id, r.name from ai_rule r
     where r.company_id = ${actor.companyId} and ${found('r.id', sql`r.name`, asked)} and ${hasEvent(actor, 'rule_id', 'r.id')}
     order by r.name, r.id limit ${sql.lit(MOST)}`.execute(db);

/** Cameras with an event, by store. Index ai_event_camera. */
export const cameras = (db: Db, actor: Actor, asked: Asked) =>
  sql<Choice>`select c.id, s.name || ' ' || c.name as name from camera c
      join shop s on s.company_id = c.company_id and s.id = c.shop_id
     where c.company_id = ${actor.companyId} and ${found('c.id', sql`(s.name || ' ' || c.name)`, asked)}
       and ${hasEvent(actor, 'camera_id', 'c.id')}
     order by s.name, c.name, c.id limit ${sql.lit(MOST)}`.execute(db);

/** Tasks that ask to judge events, the latest first. Index ai_event_task. */
export const tasks = (db: Db, actor: Actor, asked: Asked) =>
  sql<Choice>`select t.id, t.name || ' · ' || s.name as name from task t
      join shop s on s.company_id = t.company_id and s.id = t.shop_id
     where t.company_id = ${actor.companyId} and t.kind = 'ai_review' and t.deleted_at is null
       and ${found('t.id', sql`(t.name || ' ' || s.name)`, asked)} and ${hasEvent(actor, 'review_task_id', 't.id')}
     order by t.created_at desc, t.id desc limit ${sql.lit(MOST)}`.execute(db);
