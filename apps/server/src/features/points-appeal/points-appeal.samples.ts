import type { Samples } from '../../../test/samples/samples.ts';

/** At each store an appeal against a posting of it, by its owner. */
export const samples: Samples = {
  async ofShop(w, { company }, shop) {
    const [appeal] = await w.sql<{ id: string }>(
      `insert into points_appeal (company_id, id, posting_id, state, reason, author_id, created_at, decide_by)
       select company_id, gen_random_uuid(), id, 'pending', 'We did it in time', $2, now(), now() + interval '7 days'
         from points_posting where shop_id = $1 order by at desc, id desc limit 1 returning id`,
      [shop.id, company.owner.id],
    );
    return { pointsAppeal: appeal?.id ?? '' };
  },
  fields: {
    pointsPosting: /^\/score\/appeal\/(detail|create) postingId$/,
    pointsAppeal: /^\/score\/appeal\/decide id$/,
  },
};
