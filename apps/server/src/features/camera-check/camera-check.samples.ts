import { cameraCheckApi as api } from '@rondo/contract/camera-check';
import { v7 as uuidv7 } from 'uuid';
import type { Samples } from '../../../test/samples/samples.ts';

/** The switch, and at each store a frame of its rectification that was missed. */
export const samples: Samples = {
  async ofCompany(_, { company: { owner } }) {
    const { rev } = await owner.call(api.setting, {});
    await owner.call(api.saveSetting, { isOn: false, rev });
    return {};
  },
  async ofShop(w, { company: { id } }, shop) {
    const cameraCheck = uuidv7();
    await w.sql(
      `insert into camera_check (company_id, id, shop_id, object_kind, object_id, moment, at, camera_name, missed_at, cause, created_at)
         values ($1, $2, $3, 'rectification', $4, 'handled', now(), 'Door', now(), 'offline', now())`,
      [id, cameraCheck, shop.id, shop.rectificationId],
    );
    return { cameraCheck };
  },
  fields: { rectification: /^\/inspect\/V3\/cameraCheck\/\S* objectId$/ },
};
