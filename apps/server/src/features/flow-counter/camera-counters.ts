import type { CounterKind, CounterShape } from '@rondo/domain/flow-counter';
import type { Db } from '../../platform/db/company-db.ts';
import { kindOf, shapeOf } from './flow-counter.present.ts';
import { onCameras } from './front-door.queries.ts';

/** What a detector needs to know of a counter. */
export interface CameraCounter {
  id: string;
  shopId: string;
  cameraId: string;
  name: string;
  kind: CounterKind;
  shape: CounterShape;
}

/** The counters of a company that are on and count on a camera, those of one camera together. */
export async function cameraCounters(db: Db, companyId: string): Promise<CameraCounter[]> {
  const rows = await onCameras(db, companyId).execute();
  return rows.flatMap(({ id, shop_id: shopId, camera_id: cameraId, name, kind, shape }) => {
    const drawn = shapeOf(shape);
    return drawn === null || cameraId === null
      ? []
      : [{ id, shopId, cameraId, name, kind: kindOf(kind), shape: drawn }];
  });
}
