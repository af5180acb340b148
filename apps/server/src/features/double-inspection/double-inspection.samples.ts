import { doubleInspectionApi as api } from '@rondo/contract/double-inspection';
import { v7 as uuidv7 } from 'uuid';
import type { Samples } from '../../../test/samples/samples.ts';

/** A share of its own, and at each store a pair that waits for its second inspector. */
export const samples: Samples = {
  async ofCompany(_, { company: { owner } }) {
    const { rev } = await owner.call(api.setting, {});
    await owner.call(api.saveSetting, { percent: 0, rev });
    return {};
  },
  async ofShop(w, { company: { id }, people, template }, shop) {
    const doubleInspection = uuidv7();
    await w.sql(
      `insert into double_inspection (company_id, id, shop_id, template_id, first_record_id, first_inspector_id, second_task_id,
           second_inspector_id, business_on, created_at)
         select $1, $2, $3, $4, $5, inspector_id, $6, $7, business_on, now() from record where company_id = $1 and id = $5`,
      [id, doubleInspection, shop.id, template.id, shop.recordId, shop.taskId, people.administrator.id],
    );
    await w.sql(
      `insert into double_inspection_item (company_id, double_id, item_id, item_name, category, first_result)
         values ($1, $2, $3, 'Item 1', 'Kitchen', 'fail')`,
      [id, doubleInspection, template.items[0]?.id ?? ''],
    );
    return { doubleInspection };
  },
  fields: {
    member: /^\/inspect\/V3\/double\/\S* inspectorId$/,
    item: /^\/inspect\/V3\/double\/\S* itemId$/,
    template: /^\/inspect\/V3\/double\/\S* templateId$/,
  },
};
