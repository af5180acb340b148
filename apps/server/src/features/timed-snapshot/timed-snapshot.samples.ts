import { timedSnapshotApi as api } from '@rondo/contract/timed-snapshot';
import { v7 as uuidv7 } from 'uuid';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** A plan at each store, with a picture that was taken and judged. */
export const samples: Samples = {
  async ofShop(w, { company: { id: companyId, owner } }, shop) {
    const { isOn, rev } = await owner.call(api.setting, {});
    if (!isOn) await owner.call(api.saveSetting, { isOn: true, rev });
    const { id: timedSnapshot } = await owner.call(api.create, {
      name: `Plan ${shop.id.slice(-8)}`,
      shopIds: [shop.id],
      schedule: {
        days: { kind: 'daily' },
        times: { kind: 'fixed', times: ['09:00'] },
        startOn: '2190-01-01',
      },
      requestId: requestId(),
    });
    const [camera] = await w.sql<{ id: string }>(
      'select id from camera where company_id = $1 and shop_id = $2 and deleted_at is null limit 1',
      [companyId, shop.id],
    );
    const timedSnapshotFrame = uuidv7();
    await w.sql(
      `insert into timed_snapshot_frame (company_id, id, plan_id, shop_id, camera_id, camera_name, planned_on, planned_minute,
         planned_at, next_try_at, state, taken_at)
       values ($1, $2, $3, $4, $5, 'Door', '2026-11-20', 540, '2026-11-20T09:00:00Z', '2026-11-20T09:00:00Z', 'captured',
         '2026-11-20T09:00:01Z')`,
      [companyId, timedSnapshotFrame, timedSnapshot, shop.id, camera?.id ?? ''],
    );
    await owner.call(api.judge, { frameId: timedSnapshotFrame, verdict: 'pass' });
    return { timedSnapshot, timedSnapshotFrame };
  },
  fields: {
    timedSnapshotFrame: /^\/timed-snapshot\/\S* frameId$/,
    camera: /^\/timed-snapshot\/\S* cameraIds$/,
    role: /^\/timed-snapshot\/\S* reviewRoleId$/,
    member: /^\/timed-snapshot\/\S* notifyIds$/,
    timedSnapshot: /^\/timed-snapshot\/\S* (id|planId)$/,
  },
};
