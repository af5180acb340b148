import type { Db } from '../../platform/db/company-db.ts';

/** The counters of a company, whoever asks, with their stores; deleted ones too, because what they counted stays. */
export const countersOf = (db: Db, companyId: string) =>
  db
    .selectFrom('flow_counter')
    .innerJoin('shop', (j) =>
      j.onRef('shop.company_id', '=', 'flow_counter.company_id').onRef('shop.id', '=', 'flow_counter.shop_id'),
    )
    .selectAll('flow_counter')
    .where('flow_counter.company_id', '=', companyId);

/** Those that are counted on cameras now. */
export const onCameras = (db: Db, companyId: string) =>
  countersOf(db, companyId)
    .innerJoin('camera', (j) =>
      j.onRef('camera.company_id', '=', 'flow_counter.company_id').onRef('camera.id', '=', 'flow_counter.camera_id'),
    )
    .where('flow_counter.deleted_at', 'is', null)
    .where('flow_counter.is_on', '=', true)
    .where('camera.deleted_at', 'is', null)
    .where('shop.deleted_at', 'is', null)
    .where('shop.state', '<>', 'closed')
    .orderBy('flow_counter.camera_id')
    .orderBy('flow_counter.id');
