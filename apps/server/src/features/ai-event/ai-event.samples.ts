import { v7 as uuidv7 } from 'uuid';
import type { Samples } from '../../../test/samples/samples.ts';

/** At each store an event that waits for a judgement, and a drawn picture without one. */
export const samples: Samples = {
  after: ['ai-rule'],
  async ofShop(w, { company: { id: companyId } }, shop) {
    const [watch] = await w.sql<{ rule_id: string; camera_id: string }>(
      'select rule_id, camera_id from ai_watch where company_id = $1 and shop_id = $2 limit 1',
      [companyId, shop.id],
    );
    const of = [companyId, watch?.rule_id ?? '', watch?.camera_id ?? '', shop.id];
    const aiEvent = uuidv7();
    await w.sql(
      `insert into ai_event (company_id, rule_id, camera_id, shop_id, id, camera_name, kind, event_name, happened_at, happened_on,
         happened_hour, is_shadow, confidence, boxes, looking, frame_sha256, updated_at)
       values ($1, $2, $3, $4, $5, 'Till', 'crowd', 'Crowd', '2026-11-20T09:00:00Z', '2026-11-20', 9, true, 0.8, '[]',
         '{"kind": "crowd", "areas": [], "confidence": 0.6, "minSize": 0, "people": 5, "sensitivity": 3}',
         decode(repeat('00', 32), 'hex'), now())`,
      [...of, aiEvent],
    );
    await w.sql(
      `insert into ai_compared (company_id, event_id, reference) values ($1, $2, decode(repeat('00', 14400), 'hex'))`,
      [companyId, aiEvent],
    );
    const aiSample = uuidv7();
    await w.sql(
      `insert into ai_sample (company_id, rule_id, camera_id, shop_id, id, camera_name, taken_at)
         values ($1, $2, $3, $4, $5, 'Till', '2026-11-20T09:05:00Z')`,
      [...of, aiSample],
    );
    return { aiEvent, aiSample };
  },
  fields: {
    aiSample: /^\/inspect\/ai\/judgeSample id$/,
    aiEvent: /^\/inspect\/ai\/(detail|judge|again)\S* (id|ids)$/,
    aiRule: /^\/inspect\/ai\/\S* ruleId$/,
    camera: /^\/inspect\/ai\/\S* cameraId$/,
  },
};
