import { deviceApi } from '@rondo/contract/device';
import type { Samples } from '../../../test/samples/samples.ts';

/** The first camera of each store counts at its door, and counted one minute. */
export const samples: Samples = {
  async ofShop(w, { company: { id: companyId, owner } }, shop) {
    const { list } = await owner.call(deviceApi.list, { shopId: [shop.id] });
    const { cameras } = await owner.call(deviceApi.get, { id: list[0]?.id ?? '' });
    const cameraId = cameras[0]?.id ?? '';
    await w.sql(
      `with counter as (
         insert into flow_counter (company_id, id, shop_id, name, kind, source, camera_id, shape, created_at, updated_at)
         values ($1, gen_random_uuid(), $2, 'Counted door', 'entrance', 'camera', $3,
                 '{"line": [{"x": 300, "y": 500}, {"x": 700, "y": 500}], "inside": {"x": 500, "y": 900}}', now(), now())
         returning id)
       insert into flow_minute (company_id, counter_id, at, entries, exits, dwells, dwell_seconds, is_healthy)
       select $1, id, '2026-11-20T09:00:00Z', 2, 1, 0, 0, true from counter`,
      [companyId, shop.id, cameraId],
    );
    await w.sql(
      `insert into flow_count_camera (company_id, camera_id, looked, skipped, told_at) values ($1, $2, 200, 0, now())`,
      [companyId, cameraId],
    );
    return {};
  },
};
