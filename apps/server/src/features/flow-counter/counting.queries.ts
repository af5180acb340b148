import type { Db } from '../../platform/db/company-db.ts';

/** What was told last of counting on a camera. */
export const countingOn = (db: Db, companyId: string, cameraId: string) =>
  db
    .selectFrom('flow_count_camera')
    .select(['cause', 'looked', 'skipped', 'told_at'])
    .where('company_id', '=', companyId)
    .where('camera_id', '=', cameraId);
