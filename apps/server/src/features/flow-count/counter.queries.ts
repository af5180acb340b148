import { FLOW_STAY } from '@rondo/domain/flow-alert';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { camerasOfCompany } from '../device/index.ts';

/** Counters of a company that count on a camera and are on, with their cameras; those of one camera together, the oldest cameras first. */
export const onCameras = (db: Db, companyId: string) =>
  camerasOfCompany(db, companyId)
    .innerJoin('flow_counter as counter', (j) =>
      j.onRef('counter.company_id', '=', 'camera.company_id').onRef('counter.camera_id', '=', 'camera.id'),
    )
    .select(['counter.id as counter_id', 'counter.kind as counter_kind', 'counter.shape as counter_shape'])
    .select(
      sql<Date | null>`(select max(m.at) from flow_minute m
        where m.company_id = counter.company_id and m.counter_id = counter.id)`.as('newest_at'),
    )
    .leftJoin('flow_setting as setting', 'setting.company_id', 'counter.company_id')
    .select(({ fn, val }) => [
      fn.coalesce('setting.zone_stay_seconds', val(FLOW_STAY.zone)).as('zone_stay_seconds'),
      fn.coalesce('setting.queue_stay_seconds', val(FLOW_STAY.queue)).as('queue_stay_seconds'),
    ])
    .where('counter.is_on', '=', true)
    .where('counter.deleted_at', 'is', null)
    .orderBy('camera.id')
    .orderBy('counter.id');
