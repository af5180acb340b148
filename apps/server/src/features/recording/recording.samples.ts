import { deviceApi } from '@rondo/contract/device';
import { recordingApi } from '@rondo/contract/recording';
import type { Samples } from '../../../test/samples/samples.ts';

/** The first device of each store is recorded, and has a minute of it that is kept. */
export const samples: Samples = {
  async ofShop(w, { company: { id: companyId, owner } }, shop) {
    const { list } = await owner.call(deviceApi.list, { shopId: [shop.id] });
    const { cameras } = await owner.call(deviceApi.get, { id: list[0]?.id ?? '' });
    const cameraId = cameras[0]?.id ?? '';
    await owner.call(recordingApi.savePlan, { deviceId: list[0]?.id ?? '', cameraId, mode: 'continuous', keepDays: 7 });
    await w.sql(
      `insert into recording_segment (company_id, camera_id, started_at, ended_at, bytes)
       values ($1, $2, '2026-11-20T09:00:00Z', '2026-11-20T09:01:00Z', 1000000)`,
      [companyId, cameraId],
    );
    await w.sql(
      `insert into recording_hold (company_id, id, camera_id, from_at, to_at, until_at)
       values ($1, gen_random_uuid(), $2, '2026-11-20T09:00:00Z', '2026-11-20T09:05:00Z', now())`,
      [companyId, cameraId],
    );
    const { rev } = await owner.call(recordingApi.setting, {});
    if (rev === 0) await owner.call(recordingApi.saveSetting, { quotaGb: 10, playDays: 7, rev });
    return {};
  },
  fields: { device: /^\/recording\/plan\/\S* deviceId$/, camera: /^\/recording\/\S* cameraId$/ },
};
