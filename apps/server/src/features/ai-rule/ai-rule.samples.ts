import { aiRuleApi as api } from '@rondo/contract/ai-rule';
import type { Input } from '@rondo/contract/kit/endpoint';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** The switch, and at each store a rule that looks at its camera, with what is known of the camera, a day of checks and a trial. */
export const samples: Samples = {
  after: ['device'],
  async ofShop(w, { company: { id: companyId, owner } }, shop) {
    const setting = await owner.call(api.setting, {});
    if (!setting.isOn)
      await owner.call(api.saveSetting, { isOn: true, thresholdPercent: 90, auditPercent: 2, rev: setting.rev });
    const rule = {
      kind: 'crowd',
      eventName: 'Crowd',
      content: 'Do many people stand together?',
      shopIds: [shop.id],
      times: { kind: 'continuous' },
      startOn: '2026-01-01',
      confidencePercent: 60,
      persistence: { kind: 'seconds', seconds: 30 },
    } as const satisfies Partial<Input<typeof api.create>>;
    const add = (name: string) =>
      owner.call(api.create, { ...rule, name: `${name} ${shop.id.slice(-8)}`, requestId: requestId() });
    const { id: aiRule } = await add('Rule');
    const { id: deletedAiRule } = await add('Gone');
    const { id: oldAiRule } = await add('Old');
    await owner.call(api.remove, { id: deletedAiRule });
    const [camera] = await w.sql<{ id: string }>(
      'select id from camera where company_id = $1 and shop_id = $2 and deleted_at is null limit 1',
      [companyId, shop.id],
    );
    const at = [companyId, camera?.id ?? '', shop.id];
    await w.sql(
      `insert into ai_camera (company_id, camera_id, shop_id, reference, reference_at)
         values ($1, $2, $3, decode(repeat('00', 14400), 'hex'), now())`,
      at,
    );
    await w.sql(
      `insert into ai_watch (company_id, camera_id, shop_id, rule_id, next_at) values ($1, $2, $3, $4, now())`,
      [...at, aiRule],
    );
    await w.sql(
      `insert into ai_check_day (company_id, camera_id, shop_id, rule_id, checked_on, run) values ($1, $2, $3, $4, '2026-11-20', 3)`,
      [...at, aiRule],
    );
    await w.sql(
      `insert into ai_trial (company_id, rule_id, tried_at, tried_by, rule_rev, frames, failed, found)
         values ($1, $2, now(), $3, 0, 0, 0, '[]')`,
      [companyId, aiRule, owner.id],
    );
    return { aiRule, deletedAiRule, oldAiRule };
  },
  fields: {
    camera: /^\/ai\/\S* (cameraId|cameraIds|areas\.cameraId|areas\[\]\.cameraId)$/,
    file: /^\/ai\/\S* (yesPhotoIds|noPhotoIds)$/,
    member: /^\/ai\/\S* (handlerIds|reviewerIds|notifyIds)$/,
    deletedAiRule: /^\/ai\/restore id$/,
    // What the tests delete is not the rule that they go on with.
    oldAiRule: /^\/ai\/delete id$/,
    aiRule: /^\/ai\/\S* (id|ruleId|ruleIds)$/,
  },
};
