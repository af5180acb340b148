import type { Actor } from '@rondo/domain/actor';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { visibleCameras } from '../device/index.ts';

/** The cameras of a store, and whether a picture of each came to the actor for an inspection; index watch_task. */
export const camerasOf = (db: Db, actor: Actor, { taskId, shopId }: { taskId: string; shopId: string }) =>
  visibleCameras(db, actor)
    .clearSelect()
    .select('camera.id')
    .select(
      sql<boolean>`exists (select from watch w where w.company_id = camera.company_id and w.task_id = ${taskId}
        and w.member_id = ${actor.memberId} and w.camera_id = camera.id and w.opened_at is not null)`.as('is_viewed'),
    )
    .where('camera.shop_id', '=', shopId)
    .orderBy('camera.id');
