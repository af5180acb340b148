import type { Actor } from '@rondo/domain/actor';
import type { RecordingMode } from '@rondo/domain/recording';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { camerasOfCompany, visibleCameras } from '../device/index.ts';

const ofCamera = (what: 'min' | 'max', column: 'started_at' | 'ended_at') =>
  sql<Date | null>`(select ${sql.raw(what)}(s.${sql.ref(column)}) from recording_segment s
    where s.company_id = camera.company_id and s.camera_id = camera.id)`;

const withPlan = (db: Db, actor: Actor) =>
  visibleCameras(db, actor)
    .leftJoin('recording_plan as plan', (j) =>
      j.onRef('plan.company_id', '=', 'camera.company_id').onRef('plan.camera_id', '=', 'camera.id'),
    )
    .clearSelect()
    .select(['camera.id', 'camera.name', 'camera.shop_id', 'plan.mode', 'plan.keep_days', 'plan.cause', 'plan.bytes'])
    .select([ofCamera('min', 'started_at').as('oldest_at'), ofCamera('max', 'ended_at').as('newest_at')]);

export const ofDevice = (db: Db, actor: Actor, deviceId: string) =>
  withPlan(db, actor).where('camera.device_id', '=', deviceId).orderBy('camera.channel');

export const ofShop = (db: Db, actor: Actor, shopId: string) =>
  withPlan(db, actor).where('camera.shop_id', '=', shopId);

/** Cameras of a company that are recorded, but those left out. */
export const recordedBut = (db: Db, companyId: string, but: readonly string[]) =>
  camerasOfCompany(db, companyId)
    .innerJoin('recording_plan as plan', (j) =>
      j.onRef('plan.company_id', '=', 'camera.company_id').onRef('plan.camera_id', '=', 'camera.id'),
    )
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('plan.mode', '<>', 'off')
    .$if(but.length > 0, (q) => q.where('camera.id', 'not in', [...but]));

/** Two changes of a company are counted one after the other; held until the transaction ends. */
export const holdPlans = (companyId: string) => sql`select pg_advisory_xact_lock(hashtextextended(${companyId}, 120))`;

interface Plan {
  mode: RecordingMode;
  keepDays: number;
  by: string;
  at: Date;
}

export function save(db: Db, companyId: string, cameraIds: readonly string[], { mode, keepDays, by, at }: Plan) {
  const columns = { mode, keep_days: keepDays, edited_by: by, updated_at: at };
  const rows = cameraIds.map((id) => ({ company_id: companyId, camera_id: id, ...columns }));
  return db
    .insertInto('recording_plan')
    .values(rows)
    .onConflict((oc) => oc.columns(['company_id', 'camera_id']).doUpdateSet({ ...columns, cause: null }));
}

export const setting = (db: Db, companyId: string) =>
  db.selectFrom('recording_setting').selectAll().where('company_id', '=', companyId);

/** What all recordings of a company take, bytes. */
export const used = (db: Db, companyId: string) =>
  db
    .selectFrom('recording_plan')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('bytes'))
    .where('company_id', '=', companyId);

interface Setting {
  quotaGb: number;
  playDays: number;
  rev: number;
  at: Date;
}

/** Nothing when somebody else saved meanwhile. */
export function saveSetting(db: Db, companyId: string, { quotaGb, playDays, rev, at }: Setting) {
  const columns = { quota_gb: quotaGb, play_days: playDays, updated_at: at };
  return db
    .insertInto('recording_setting')
    .values({ company_id: companyId, ...columns, rev: 1 })
    .onConflict((oc) =>
      oc
        .column('company_id')
        .doUpdateSet({ ...columns, rev: sql`recording_setting.rev + 1` })
        .where('recording_setting.rev', '=', rev),
    )
    .returning('rev');
}
