import { v7 as uuidv7 } from 'uuid';
import type { Samples } from '../../../test/samples/samples.ts';

const ANSWER = '{"value":"fail","na":false,"naReason":"","note":"","photos":[],"deductionIds":[]}';

/** An answer that a reviewer changed. */
export const samples: Samples = {
  async ofShop(w, { company: { id, owner }, template }, { recordId }) {
    const recordEdit = uuidv7();
    const itemId = template.items[0]?.id ?? '';
    await w.sql(
      `insert into record_edit (company_id, id, record_id, item_id, item_name, round, at, by_id, by_name, before, after,
           result_before, result_after, reason)
         values ($1, $2, $3, $4, 'Item 1', 1, now(), $5, 'Owner', $6, $6, 'fail', 'fail', 'Seen on the photo')`,
      [id, recordEdit, recordId, itemId, owner.id, JSON.stringify({ ...JSON.parse(ANSWER), itemId })],
    );
    return { recordEdit };
  },
};
