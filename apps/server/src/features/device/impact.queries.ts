import { aiRuleMachine } from '@rondo/domain/ai-rule';
import { LIMIT } from '@rondo/domain/limit';
import { STREAM_LOST_MS } from '@rondo/domain/surveillance';
import { timedSnapshotMachine } from '@rondo/domain/timed-snapshot';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';

const ofDevices = (deviceIds: readonly string[]) => sql<SqlBool>`c.device_id = any(${[...deviceIds]}::uuid[])`;

/** Who watches the cameras of some devices now. */
export const viewers = (db: Db, companyId: string, deviceIds: readonly string[], now: Date) =>
  db
    .selectFrom('watch as w')
    .innerJoin('camera as c', (j) => j.onRef('c.company_id', '=', 'w.company_id').onRef('c.id', '=', 'w.camera_id'))
    .innerJoin('device as d', (j) => j.onRef('d.company_id', '=', 'c.company_id').onRef('d.id', '=', 'c.device_id'))
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'w.company_id').onRef('m.id', '=', 'w.member_id'))
    .select(['d.name as device', 'm.name as member', 'c.name as camera', 'w.asked_at as since'])
    .where('w.company_id', '=', companyId)
    .where(ofDevices(deviceIds))
    .where('w.closed_at', 'is', null)
    .where('w.seen_at', '>', new Date(now.getTime() - STREAM_LOST_MS))
    .orderBy('w.asked_at')
    .limit(LIMIT.device.commands);

/**
 * Snapshot plans that want pictures of some devices until then, as their clock would take them: what is to be tried again counts.
 * The clock writes pictures down further ahead than a restart takes.
 */
export const plans = (db: Db, companyId: string, deviceIds: readonly string[], until: Date) =>
  db
    .selectFrom('timed_snapshot_frame as f')
    .innerJoin('timed_snapshot as p', (j) =>
      j.onRef('p.company_id', '=', 'f.company_id').onRef('p.id', '=', 'f.plan_id'),
    )
    .innerJoin('camera as c', (j) => j.onRef('c.company_id', '=', 'f.company_id').onRef('c.id', '=', 'f.camera_id'))
    .select(['p.id', 'p.name', sql<number>`count(*)::int`.as('pictures'), sql<Date>`min(f.planned_at)`.as('next_at')])
    .where('f.company_id', '=', companyId)
    .where('f.state', '=', 'waiting')
    .where('f.next_try_at', '<=', until)
    .where(stateIn('p.state', timedSnapshotMachine.from('pause')))
    .where(ofDevices(deviceIds))
    .where(sql<SqlBool>`exists (select from timed_snapshot_setting o where o.company_id = ${companyId} and o.is_on)`)
    .groupBy(['p.id', 'p.name'])
    .orderBy('next_at')
    .orderBy('p.id');

/** Rules of AI checks that are on and look at cameras of some devices, and at how many of them. */
export const checks = (db: Db, companyId: string, deviceIds: readonly string[]) =>
  db
    .selectFrom('ai_watch as w')
    .innerJoin('ai_rule as r', (j) => j.onRef('r.company_id', '=', 'w.company_id').onRef('r.id', '=', 'w.rule_id'))
    .innerJoin('camera as c', (j) => j.onRef('c.company_id', '=', 'w.company_id').onRef('c.id', '=', 'w.camera_id'))
    .select(['r.id', 'r.name', sql<number>`count(*)::int`.as('cameras')])
    .where('w.company_id', '=', companyId)
    .where(stateIn('r.state', aiRuleMachine.from('switch_off')))
    .where('r.deleted_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .where(ofDevices(deviceIds))
    .where(sql<SqlBool>`exists (select from ai_setting o where o.company_id = ${companyId} and o.is_on)`)
    .groupBy(['r.id', 'r.name'])
    .orderBy('r.name')
    .orderBy('r.id');

/** Cameras of some devices that Rondo records. */
export const recorded = (db: Db, companyId: string, deviceIds: readonly string[]) =>
  db
    .selectFrom('recording_plan as r')
    .innerJoin('camera as c', (j) => j.onRef('c.company_id', '=', 'r.company_id').onRef('c.id', '=', 'r.camera_id'))
    .innerJoin('device as d', (j) => j.onRef('d.company_id', '=', 'c.company_id').onRef('d.id', '=', 'c.device_id'))
    .select(['d.name as device', 'c.name as camera'])
    .where('r.company_id', '=', companyId)
    .where('r.mode', '<>', 'off')
    .where('c.deleted_at', 'is', null)
    .where(ofDevices(deviceIds))
    .orderBy('d.name')
    .orderBy('c.channel');
