import type { Samples } from '../../../test/samples/samples.ts';

/** The setting, and at each store something that was told. */
export const samples: Samples = {
  async ofCompany(w, { company: { id } }) {
    await w.sql('insert into flow_setting (company_id, updated_at) values ($1, now()) on conflict do nothing', [id]);
    return {};
  },
  async ofShop(w, { company: { id } }, shop) {
    await w.sql(
      `insert into flow_alert (company_id, shop_id, day, kind, subject_id, figures, told_at)
         values ($1, $2, '2026-11-01', 'gaps', $2, '{}', now())`,
      [id, shop.id],
    );
    return {};
  },
};
