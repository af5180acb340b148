import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { shopInScope } from '../scope/index.ts';

const yes = sql<SqlBool>`true`;

/** Cameras of stores in scope under some rules; those that were turned or gave nothing first. */
export const watchesOf = (db: Db, actor: Actor, ruleIds: readonly string[]) =>
  db
    .selectFrom('ai_watch as w')
    .innerJoin('camera as c', (j) => j.onRef('c.company_id', '=', 'w.company_id').onRef('c.id', '=', 'w.camera_id'))
    .innerJoin('shop as s', (j) => j.onRef('s.company_id', '=', 'w.company_id').onRef('s.id', '=', 'w.shop_id'))
    .leftJoin('ai_camera as k', (j) =>
      j.onRef('k.company_id', '=', 'w.company_id').onRef('k.camera_id', '=', 'w.camera_id'),
    )
    .selectAll('w')
    .select(['c.name as camera_name', 's.name as shop_name', 'k.moved_at', 'k.likeness'])
    .where('w.company_id', '=', actor.companyId)
    .where(sql<SqlBool>`w.rule_id = any(${[...ruleIds]}::uuid[])`)
    .where(shopInScope(actor, 'w.shop_id') ?? yes)
    .orderBy(sql`k.moved_at is null`)
    .orderBy(sql`w.last_cause is null`)
    .orderBy('s.name')
    .orderBy('c.name');

/** What some rules did on a day, and how their tries failed last. */
export const todayOf = (db: Db, companyId: string, on: string) =>
  db
    .selectFrom('ai_check_day')
    .select(({ fn }) => [
      'rule_id',
      fn.sum<number>('run').as('run'),
      fn.sum<number>('failed').as('failed'),
      fn.sum<number>('skipped').as('skipped'),
      fn.sum<number>('took_ms').as('took_ms'),
    ])
    .where('company_id', '=', companyId)
    .where('checked_on', '=', on)
    .groupBy('rule_id');
