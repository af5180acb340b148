import { v7 as uuidv7 } from 'uuid';
import type { Samples } from '../../../test/samples/samples.ts';

/** At each store somebody who moved its first camera. */
export const samples: Samples = {
  async ofShop(w, { company: { id } }, shop) {
    await w.sql(
      `insert into ptz_hold (company_id, id, camera_id, member_id, taken_at, used_at, until, released_at, acts)
         select $1, $2, c.id, $3, now() - interval '1 hour', now() - interval '1 hour', now() - interval '50 minutes',
                now() - interval '55 minutes', 3
           from camera c where c.company_id = $1 and c.shop_id = $4 order by c.id limit 1`,
      [id, uuidv7(), shop.manager.id, shop.id],
    );
    return {};
  },
  fields: { watching: /^\/ptz\/\S* cameraId$/ },
};
