import { receiptApi as api } from '@rondo/contract/receipt';
import { v7 as uuidv7 } from 'uuid';
import type { Samples } from '../../../test/samples/samples.ts';

/** Reports are acknowledged within a day; at each store its manager has opened one and not said anything. */
export const samples: Samples = {
  async ofCompany(_, { company: { owner } }) {
    const { rev } = await owner.call(api.setting, {});
    await owner.call(api.saveSetting, { hours: 24, rev });
    return {};
  },
  async ofShop(w, { company }, { id: shopId, recordId, manager }) {
    const receipt = uuidv7();
    await w.sql(
      `insert into record_receipt (company_id, id, record_id, shop_id, member_id, state, sent_at, sent_on, due_at, opened_at)
         values ($1, $2, $3, $4, $5, 'pending', now(), current_date, now() + interval '1 day', now())`,
      [company.id, receipt, recordId, shopId, manager.id],
    );
    return { receipt };
  },
  fields: { receipt: /^\/inspect\/V3\/receipt\/(move|detail) id$/ },
};
