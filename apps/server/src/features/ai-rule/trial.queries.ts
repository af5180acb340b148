import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { visibleCameras } from '../device/index.ts';
import { shopInScope } from '../scope/index.ts';
import { reached, WATCHED } from './reach.queries.ts';

export const trial = (db: Db, companyId: string, ruleId: string) =>
  db
    .selectFrom('ai_trial as t')
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 't.company_id').onRef('m.id', '=', 't.tried_by'))
    .selectAll('t')
    .select('m.name as by_name')
    .where('t.company_id', '=', companyId)
    .where('t.rule_id', '=', ruleId);

interface Result {
  ruleId: string;
  triedAt: Date;
  triedBy: string;
  ruleRev: number;
  frames: number;
  failed: number;
  recorded: number;
  found: unknown;
}

/** The last trial of a rule is the one that is kept. */
export const keepTrial = (db: Db, companyId: string, { ruleId, found, ...result }: Result) => {
  const values = {
    ...{ tried_at: result.triedAt, tried_by: result.triedBy, rule_rev: result.ruleRev },
    ...{ frames: result.frames, failed: result.failed, recorded: result.recorded, found: JSON.stringify(found) },
  };
  return db
    .insertInto('ai_trial')
    .values({ company_id: companyId, rule_id: ruleId, ...values })
    .onConflict((c) => c.columns(['company_id', 'rule_id']).doUpdateSet(values));
};

/** The cameras of a rule in the actor's scope, with the hours of their stores. */
export const camerasOf = (db: Db, actor: Actor, ruleId: string) =>
  db
    .selectFrom('ai_rule')
    .innerJoin('shop as s', (j) => j.onRef('s.company_id', '=', 'ai_rule.company_id').on(reached('s')))
    .innerJoin('camera as c', (j) =>
      j.onRef('c.company_id', '=', 's.company_id').onRef('c.shop_id', '=', 's.id').on(WATCHED),
    )
    .select([
      'c.id',
      'c.name',
      's.name as shop_name',
      's.state',
      's.closing_on',
      's.time_zone',
      's.hours',
      's.special_days',
    ])
    .where('ai_rule.company_id', '=', actor.companyId)
    .where('ai_rule.id', '=', ruleId)
    .where('c.deleted_at', 'is', null)
    .where(shopInScope(actor, 's.id') ?? sql<SqlBool>`true`);

/**
 * Pictures of the gallery that the cameras of a rule showed since a moment, whatever they were taken for: timed snapshots, captures,
 * events. The oldest first, so that what lasts can be told.
 */
export const keptPictures = (db: Db, actor: Actor, ruleId: string, since: Date, most: number) =>
  db
    .selectFrom('ai_rule')
    .innerJoin('shop as s', (j) => j.onRef('s.company_id', '=', 'ai_rule.company_id').on(reached('s')))
    .innerJoin('camera as c', (j) =>
      j.onRef('c.company_id', '=', 's.company_id').onRef('c.shop_id', '=', 's.id').on(WATCHED),
    )
    .innerJoin('album_picture as p', (j) =>
      j
        .onRef('p.company_id', '=', 'c.company_id')
        .onRef('p.camera_id', '=', 'c.id')
        .on('p.deleted_at', 'is', null)
        .on('p.source', 'in', ['capture', 'snapshot', 'ai']),
    )
    .select(['p.id', 'p.sha256', 'p.taken_at', 'c.id as camera_id', 'c.name as camera_name', 's.name as shop_name'])
    .where('ai_rule.company_id', '=', actor.companyId)
    .where('ai_rule.id', '=', ruleId)
    .where('c.deleted_at', 'is', null)
    .where('p.taken_at', '>=', since)
    .where(shopInScope(actor, 's.id') ?? sql<SqlBool>`true`)
    .orderBy('p.taken_at')
    .orderBy('p.id')
    .limit(most);

export const pathsOf = (db: Db, companyId: string, pictureIds: readonly string[]) =>
  db
    .selectFrom('album_picture')
    .select(['id', 'file_id'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`id = any(${[...pictureIds]}::uuid[])`);

/** Of some cameras those in the actor's scope. */
export const visibleAmong = (db: Db, actor: Actor, ids: readonly string[]) =>
  visibleCameras(db, actor).where(sql<SqlBool>`camera.id = any(${[...new Set(ids)]}::uuid[])`);
