import type { PastLook } from '@rondo/domain/ai/evaluate';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { reached, runsOn, WATCHED } from './reach.queries.ts';
import { sampleHashes } from './sample-hashes.queries.ts';

/** Writes down what the rules of a company reach today, and takes away what they no longer do. */
export async function syncWatches(db: Db, companyId: string, today: string, now: Date): Promise<void> {
  const reach = sql`select ai_rule.company_id, ai_rule.id as rule_id, c.id as camera_id, c.shop_id
    from ai_rule
    join shop s on s.company_id = ai_rule.company_id and s.deleted_at is null and s.state <> 'closed' and ${reached('s')}
    join camera c on c.company_id = s.company_id and c.shop_id = s.id and c.deleted_at is null and ${WATCHED}
   where ai_rule.company_id = ${companyId} and ${runsOn(today)}`;
  await sql`delete from ai_watch w where w.company_id = ${companyId} and not exists (
    select from (${reach}) r where r.rule_id = w.rule_id and r.camera_id = w.camera_id)`.execute(db);
  await sql`insert into ai_watch (company_id, rule_id, camera_id, shop_id, next_at)
    select r.company_id, r.rule_id, r.camera_id, r.shop_id, ${now} from (${reach}) r
    on conflict (company_id, rule_id, camera_id) do nothing`.execute(db);
}

/** Without the switch nothing is looked at. */
export const dropWatches = (db: Db, companyId: string) => db.deleteFrom('ai_watch').where('company_id', '=', companyId);

/** A rule that is deleted looks at nothing from now on. */
export const dropRule = (db: Db, companyId: string, ruleId: string) =>
  db.deleteFrom('ai_watch').where('company_id', '=', companyId).where('rule_id', '=', ruleId);

/** Takes what is due of some cameras for this process, until `until`; what waits longest first. */
export const claim = (db: Db, companyId: string, { now, until, most }: { now: Date; until: Date; most: number }) =>
  sql<{ camera_id: string; rule_id: string }>`with due as materialized (
      select d.rule_id, d.camera_id from ai_watch d
       where d.company_id = ${companyId} and d.next_at <= ${now}
         and (d.claimed_until is null or d.claimed_until < ${now})
       order by d.next_at, d.camera_id, d.rule_id limit ${most} for update of d skip locked)
    update ai_watch w set claimed_until = ${until} from due
    where w.company_id = ${companyId} and w.rule_id = due.rule_id and w.camera_id = due.camera_id
    returning w.camera_id, w.rule_id`.execute(db);

/** What is needed to look at what was claimed: the rule, where the camera is, and what was seen lately. */
export const claimed = (db: Db, companyId: string, keys: readonly { camera_id: string; rule_id: string }[]) =>
  db
    .selectFrom('ai_watch as w')
    .innerJoin('ai_rule as r', (j) => j.onRef('r.company_id', '=', 'w.company_id').onRef('r.id', '=', 'w.rule_id'))
    .innerJoin('shop as s', (j) => j.onRef('s.company_id', '=', 'w.company_id').onRef('s.id', '=', 'w.shop_id'))
    .leftJoin('ai_camera as k', (j) =>
      j.onRef('k.company_id', '=', 'w.company_id').onRef('k.camera_id', '=', 'w.camera_id'),
    )
    .selectAll('r')
    .select(sampleHashes('r'))
    .select([
      'w.rule_id',
      'w.camera_id',
      'w.shop_id',
      'w.next_at',
      'w.looks',
      'w.last_event_at',
      's.name as shop_name',
      's.state as shop_state',
      's.closing_on',
      's.time_zone',
      's.hours as shop_hours',
      's.special_days',
      'k.reference',
      'k.likeness',
      'k.unlike',
      'k.moved_at',
    ])
    .where('w.company_id', '=', companyId)
    .where(
      sql<SqlBool>`(w.rule_id, w.camera_id) in (select k.rule_id, k.camera_id from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
        as k(rule_id uuid, camera_id uuid))`,
    )
    .orderBy('w.camera_id')
    .orderBy('w.rule_id');

export type ClaimedWatch = Awaited<ReturnType<ReturnType<typeof claimed>['execute']>>[number];

interface Key {
  ruleId: string;
  cameraId: string;
}
interface Outcome {
  next_at: Date;
  looks?: readonly PastLook[];
  last_event_at?: Date;
  last_run_at?: Date;
  last_took_ms?: number;
  last_cause?: string | null;
  last_confidence?: number;
}

/** Tells what became of a watch that this process had claimed; no row back: another one had taken it over and was faster. */
export const settle = (
  db: Db,
  companyId: string,
  { ruleId, cameraId, dueAt }: Key & { dueAt: Date },
  { looks, ...outcome }: Outcome,
) =>
  db
    .updateTable('ai_watch')
    .set({ ...outcome, ...(looks ? { looks: JSON.stringify(looks) } : {}), claimed_until: null })
    .where('company_id', '=', companyId)
    .where('rule_id', '=', ruleId)
    .where('camera_id', '=', cameraId)
    .where('next_at', '=', dueAt)
    .returning('rule_id');

interface Counts {
  run: number;
  failed: number;
  skipped: number;
  positive: number;
  tookMs: number;
}

/** Adds to the counts of a day. */
export const count = (db: Db, companyId: string, at: Key & { shopId: string; on: string }, counts: Counts) =>
  sql`insert into ai_check_day as d (company_id, rule_id, camera_id, shop_id, checked_on, run, failed, skipped, positive, took_ms)
    values (${companyId}, ${at.ruleId}, ${at.cameraId}, ${at.shopId}, ${at.on}, ${counts.run}, ${counts.failed}, ${counts.skipped},
      ${counts.positive}, ${counts.tookMs})
    on conflict (company_id, rule_id, camera_id, checked_on) do update set run = d.run + excluded.run,
      failed = d.failed + excluded.failed, skipped = d.skipped + excluded.skipped, positive = d.positive + excluded.positive,
      took_ms = d.took_ms + excluded.took_ms`.execute(db);

interface Reference {
  cameraId: string;
  shopId: string;
  grey: Buffer;
  at: Date;
}

/** What a camera shows from here on is compared with this. The first time of itself; `isAnew`: somebody says that it is right. */
export const setReference = (db: Db, companyId: string, { cameraId, shopId, grey, at }: Reference, isAnew: boolean) =>
  db
    .insertInto('ai_camera')
    .values({ company_id: companyId, camera_id: cameraId, shop_id: shopId, reference: grey, reference_at: at })
    .onConflict((c) => {
      const conflict = c.columns(['company_id', 'camera_id']);
      if (!isAnew) return conflict.doNothing();
      return conflict.doUpdateSet((eb) => ({
        ...{ reference: grey, reference_at: at, likeness: 1, unlike: 0, moved_at: null },
        rev: eb('ai_camera.rev', '+', 1),
      }));
    });

/** How like its reference a camera is now; `movedAt`: since when it looks elsewhere, undefined: as before. */
export const setLikeness = (
  db: Db,
  companyId: string,
  cameraId: string,
  { likeness, unlike, movedAt }: { likeness: number; unlike: number; movedAt?: Date | null },
) =>
  db
    .updateTable('ai_camera')
    .set({ likeness, unlike, ...(movedAt === undefined ? {} : { moved_at: movedAt }) })
    .where('company_id', '=', companyId)
    .where('camera_id', '=', cameraId);

/** When the next watch of a company is due. */
export const nextDue = (db: Db, companyId: string) =>
  sql<{ next_at: Date | null }>`select min(w.next_at) as next_at from ai_watch w
    where w.company_id = ${companyId}`.execute(db);

/** Whoever saved the rules that look at a camera. */
export const editorsOf = (db: Db, companyId: string, cameraId: string) =>
  db
    .selectFrom('ai_watch as w')
    .innerJoin('ai_rule as r', (j) => j.onRef('r.company_id', '=', 'w.company_id').onRef('r.id', '=', 'w.rule_id'))
    .select('r.edited_by')
    .distinct()
    .where('w.company_id', '=', companyId)
    .where('w.camera_id', '=', cameraId);
