import type { Samples } from '../../../test/samples/samples.ts';

/** A photo of each store that was handed in with its record. */
export const samples: Samples = {
  async ofShop(w, { company: { id } }, shop) {
    await w.sql(
      `insert into photo_hash (company_id, object_kind, object_id, file_id, shop_id, handed_in_at, is_read, hash)
         values ($1, 'record', $2, $3, $4, now(), true, $5::bit(64)) on conflict do nothing`,
      [id, shop.recordId, shop.fileId, shop.id, '01'.repeat(32)],
    );
    return {};
  },
  fields: {
    record: /^\/inspect\/V3\/photoHash\/alike objectId$/,
    rectification: /^\/inspect\/V3\/photoHash\/check rectificationId$/,
    file: /^\/inspect\/V3\/photoHash\/check photoIds$/,
  },
};
